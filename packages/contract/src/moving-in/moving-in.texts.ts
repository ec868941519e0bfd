import { counted } from '../kernel/counted';
import { ltr } from '../kernel/ltr';
import { letterNoun } from '../kernel/nouns';

/** The messages about sheets of other programs and their rows. */
export const movingInTexts = {
  formulaError: 'خلية فيها خطأ في المعادلة',
  lostDigits: (value: string) =>
    `ضاعت أرقام من ${ltr(value)} عند حفظ الملف: اجعل العمود نصاً في الملف الأصلي ثم احفظه من جديد`,
  becameDate: (value: string) => `حوّل Excel الرقم إلى تاريخ (${ltr(value)}): اكتبه نصاً كما هو على القطعة`,
  empty: (label: string) => `${label}: خانة فارغة`,
  noNumber: 'لا رقم للقطعة ولا رمز ولا باركود',
  notNumber: (label: string) => `${label}: ليس رقماً`,
  notDay: (label: string) => `${label}: ليس تاريخاً. اكتبه يوم/شهر/سنة`,
  futureDay: (label: string) => `${label}: يوم لم يأت بعد`,
  negative: (label: string) => `${label} لا يكون سالباً`,
  tooBig: (label: string) => `${label}: أكبر من المسموح`,
  tooLong: (label: string, most: number) => `${label}: أطول نص مسموح ${counted(most, letterNoun)}`,
  noLetters: (label: string) => `${label} يجب أن يحتوي على حرف أو رقم`,
  quantityDecimals: 'الكمية تقبل خانتين عشريتين على الأكثر',
  discount: 'نسبة الخصم من 0 إلى 100',
  otherCurrency: 'المبلغ بعملة غير الدولار والريال اليمني: حوّله إلى إحداهما',
  noRate: 'المبلغ بالريال: اكتب سعر الصرف في خيارات الورقة',
  noWarehouse: 'لا مستودع لهذه الكمية: اختر المستودع في خيارات الورقة',
  noPrice: 'لا سعر في هذا الصف',
  year: 'سنة الصنع غير صحيحة',
  noMake: 'شركة الصنع غير معروفة لهذا الموديل: اكتبها في عمودها',
  email: 'البريد الإلكتروني غير صحيح',
  bothSides: 'المبلغ مدين ودائن معاً في صف واحد، فأُخذ الفرق بينهما',

  numberFromCode: (number: string) => `لا رقم للقطعة، فصار رقمها ${ltr(number)}`,
  scientific: (value: string, read: number) => `قُرئ ${ltr(value)} على أنه ${ltr(String(read))}`,
  negativeStock: 'الكمية سالبة في البرنامج السابق، فلا يُنقل لها مخزون',
  typeKept: 'ليس «جديد» ولا «مستعمل»، فحُفظ في جودة القطعة',
  fitments: (unread: string) => `لم تُعرف السيارة في «${unread}»، فحُفظ النص في الوصف`,
  fitmentWords: (rest: string) => `عُرفت السيارة، ولم يُعرف «${rest}» بجانبها، فحُفظ النص في الوصف`,
  placeWords: (rest: string) => `لم يُعرف «${rest}» موضعاً على السيارة، فحُفظ النص في الوصف`,
  phones: 'ليس رقم هاتف، فحُفظ في الملاحظات',
  phoneLost: (value: string) => `ضاعت أرقام من الهاتف ${ltr(value)} عند حفظ الملف، فلم يُنقل`,
  sameRow: (row: number) => `الصف مطابق للصف ${row}، فاحتُسب مرة واحدة`,
  sameNumber: (row: number) => `الرقم نفسه في الصف ${row}، فأُخذ سعره`,
  summed: (row: number) => `القطعة نفسها في الصف ${row}، فجُمعت الكميتان`,
  firstWins: (row: number, labels: string) => `القطعة نفسها في الصف ${row} وأُخذ منه: ${labels}`,

  otherPart: (row: number, name: string) => `الرقم نفسه لقطعة أخرى في الصف ${row}: «${name}»`,

  currencyRequired: 'اختر عملة المبالغ في الورقة: الدولار أو الريال',
  missingColumns: (labels: string) => `اختر العمود الذي فيه: ${labels}`,
  rateRequired: 'اكتب سعر الصرف: كم ريالاً للدولار',
  warehouseRequired: 'اختر المستودع الذي تدخل إليه الكميات',
} as const;
