import { keysOf } from '../kernel/keys-of';
import type { Status } from '../kernel/status';

/** What a manager must look at of a sale that was made while the server could not be reached. */
export const decisionKinds = {
  shortage: 'كمية لم تكن في المخزون',
  price: 'سعر أو خصم يحتاج إلى مراجعة',
  rate: 'سعر صرف مختلف',
  limit: 'تجاوز حد الائتمان',
  blocked: 'عميل لا يشتري بالآجل',
  grant: 'بيع خارج المسموح لنقطة البيع',
  clock: 'وقت غير صحيح',
  seller: 'بائع غير مؤكد',
  shift: 'نقود خارج ورديتها',
  closedDay: 'بيع في يوم مقفل',
  number: 'رقم مؤقت مكرر أو خارج التسلسل',
  part: 'قطعة لا يمكن بيعها',
  customer: 'عميل غير موجود',
  copied: 'نقطة بيع لها نسخة أخرى',
  total: 'إجمالي لا يطابق الأصناف',
  money: 'نقود لا تطابق الفاتورة',
  changed: 'فاتورة تختلف عما سُجل قبل الانقطاع',
  doubt: 'قد تكون الفاتورة مسجلة من قبل',
} as const;
export type DecisionKind = keyof typeof decisionKinds;
export const decisionKindNames = keysOf(decisionKinds);

export const decisionStatus = {
  open: { label: 'يحتاج قراراً', tone: 'warning' },
  accepted: { label: 'مقبول', tone: 'success' },
  corrected: { label: 'مصحح', tone: 'success' },
  reversed: { label: 'أُلغي البيع', tone: 'danger' },
} as const satisfies Record<string, Status>;
export type DecisionStatus = keyof typeof decisionStatus;
export const decisionStatusNames = keysOf(decisionStatus);

/** What exactly is wrong, for the kinds that have several reasons. */
export const decisionProblems = {
  priceChanged: 'تغير السعر في بطاقة المنتج',
  ownPrice: 'باع بسعر غير سعر البيع دون صلاحية',
  priceZero: 'بيع بلا ثمن',
  belowCost: 'بيع بأقل من التكلفة دون صلاحية',
  discount: 'خصم دون صلاحية',
  tax: 'نسبة الضريبة تختلف عن إعدادات المتجر',
  rateFar: 'سعر الصرف بعيد عن سعر المتجر، فلم تُسجل الفاتورة',
  grantEnded: 'انتهت مدة السماح لنقطة البيع',
  tooLarge: 'الفاتورة أكبر من المسموح لنقطة البيع',
  onCredit: 'البيع بالآجل غير مسموح لنقطة البيع',
  withdrawn: 'نقطة البيع مسحوبة',
  timeAhead: 'وقت البيع بعد وقت إرساله',
  timeTooEarly: 'وقت البيع قبل تجهيز نقطة البيع',
  timeBeforeContact: 'وقت البيع قبل اتصال لم تكن نقطة البيع قد أصدرت فيه هذا الرقم',
  numberTwice: 'وصلت من قبل فاتورة بالرقم نفسه',
  numberSkipped: 'قبل هذا الرقم أرقام لم تصل ولم تذكرها نقطة البيع',
  numberSettled: 'سبق أن قالت نقطة البيع إنه لا شيء ينتظر عليها حتى هذا الرقم',
  notOfTill: 'لم يسجل البائع دخوله على نقطة البيع هذه',
  sellerUnproven: 'أرسلها غير البائع، ولم يثبت أن البائع هو من فتح نقطة البيع',
  sellerInactive: 'حساب البائع معطّل',
  mayNotSell: 'ليس للبائع صلاحية البيع',
  shiftClosed: 'أُقفلت الوردية قبل وصول الفاتورة',
  notInShift: 'البائع ليس في الوردية',
  noShift: 'البيع يتطلب وردية مفتوحة',
  partGone: 'القطعة لم تعد موجودة',
  partInactive: 'القطعة غير نشطة',
  noWarehouse: 'لا يوجد مستودع: أضف مستودعاً ثم سجّلها',
  quantity: 'الكمية لا تناسب وحدة القياس',
  payment: 'تعذّر تسجيل الدفع',
  change: 'الباقي الذي أُعيد يختلف عن المحسوب',
  otherLines: 'الأصناف غير المسجلة في الفاتورة',
  otherCustomer: 'العميل غير المسجل في الفاتورة',
  otherTotal: 'الإجمالي غير المسجل في الفاتورة',
  otherMoney: 'المدفوع غير المسجل في الفاتورة',
  otherSeller: 'البائع غير المسجل في الفاتورة',
  twinUndone: 'سُجلت قبل الانقطاع ثم أُلغيت أو أُرجع منها',
} as const;
export type DecisionProblem = keyof typeof decisionProblems;
