import { counted } from '../kernel/counted';
import { nouns } from '../kernel/nouns';
import { quotationStatus, type QuotationStatus } from './quotations.status';

export const MOST_QUOTED_LINES = 100;
export const MOST_ALTERNATIVES = 6;
/** The most days that a quotation holds. */
export const MOST_QUOTED_DAYS = 90;

export const quotationTexts = {
  notFound: 'لم يتم العثور على عرض السعر',
  empty: 'أضف صنفاً واحداً على الأقل',
  tooManyLines: `عدد الأصناف لا يتجاوز ${MOST_QUOTED_LINES}`,
  noAlternative: 'أضف خياراً واحداً على الأقل لكل صنف',
  tooManyAlternatives: `عدد الخيارات لكل صنف لا يتجاوز ${MOST_ALTERNATIVES}`,
  whatRequired: 'اختر قطعة أو اكتب وصفها',
  priceRequired: 'اكتب سعر القطعة',
  whoRequired: 'اختر العميل أو اكتب اسمه',
  year: 'السنة غير صحيحة',
  validUntil: 'اختر يوماً لم يمض بعد',
  validTooLong: `أقصى مدة لعرض السعر ${counted(MOST_QUOTED_DAYS, nouns.day)}`,
  reason: 'اختر سبب عدم الشراء',
  sold: 'بيع من هذا العرض فلا يُعدَّل، انسخه إلى عرض جديد',
  held: 'من هذا العرض ما هو في فاتورة معلقة، أكملها أو ألغها أولاً',
  allTaken: 'كل أصناف هذا العرض بيعت أو في فاتورة معلقة',
  soldWhole: 'بيع هذا العرض كله',
  alreadySold: (name: string, sale: string) => `${name} من هذا العرض بيعت في الفاتورة ${sale}`,
  lineHeld: (name: string) => `${name} من هذا العرض في فاتورة معلقة، أكملها أو ألغها أولاً`,
  oneOfLine: (title: string) => `اختر خياراً واحداً من «${title}»`,
  alreadyLost: 'سُجّل من قبل أن هذا العرض لم يتم',
  notInIt: 'أحد الخيارات ليس في عرض السعر، حدّث الصفحة',
  notInSale: 'ليس في الفاتورة شيء مما في عرض السعر',
  over: (status: QuotationStatus) =>
    `لا يمكن ذلك لأن حالة عرض السعر «${quotationStatus[status].label}»، حدّث الصفحة`,
  nothingChosen: 'اختر ما يأخذه العميل',
  keptSold: 'ما اخترته بيع من قبل، حدّث الصفحة',
  nothingToKeep: 'ما اخترته ليس من قطع المتجر',
} as const;
