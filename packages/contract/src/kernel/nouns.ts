import type { Noun } from './counted';

/** By itself, because the reading of sheets, which has a budget of its own, needs no other noun. */
export const letterNoun = { one: 'حرف', two: 'حرفان', few: 'أحرف', many: 'حرفاً' } as const satisfies Noun;

/** The declined forms of every noun that is counted in a sentence. */
export const nouns = {
  vehicle: { one: 'سيارة', two: 'سيارتان', few: 'سيارات', many: 'سيارة' },
  adjustment: { one: 'تسوية', two: 'تسويتان', few: 'تسويات', many: 'تسوية' },
  category: { one: 'فئة', two: 'فئتان', few: 'فئات', many: 'فئة' },
  count: { one: 'جرد', two: 'جردان', few: 'عمليات جرد', many: 'جرداً' },
  customer: { one: 'عميل', two: 'عميلان', few: 'عملاء', many: 'عميلاً' },
  day: { one: 'يوم', two: 'يومان', few: 'أيام', many: 'يوماً' },
  entry: { one: 'حركة', two: 'حركتان', few: 'حركات', many: 'حركة' },
  error: { one: 'خطأ', two: 'خطآن', few: 'أخطاء', many: 'خطأً' },
  expense: { one: 'مصروف', two: 'مصروفان', few: 'مصروفات', many: 'مصروفاً' },
  field: { one: 'حقل', two: 'حقلان', few: 'حقول', many: 'حقلاً' },
  hour: { one: 'ساعة', two: 'ساعتان', few: 'ساعات', many: 'ساعة' },
  invoice: { one: 'فاتورة', two: 'فاتورتان', few: 'فواتير', many: 'فاتورة' },
  item: { one: 'صنف', two: 'صنفان', few: 'أصناف', many: 'صنفاً' },
  label: { one: 'ملصق', two: 'ملصقان', few: 'ملصقات', many: 'ملصقاً' },
  letter: letterNoun,
  message: { one: 'رسالة', two: 'رسالتان', few: 'رسائل', many: 'رسالة' },
  minute: { one: 'دقيقة', two: 'دقيقتان', few: 'دقائق', many: 'دقيقة' },
  newInvoice: { one: 'فاتورة جديدة', two: 'فاتورتان جديدتان', few: 'فواتير جديدة', many: 'فاتورة جديدة' },
  notification: { one: 'إشعار', two: 'إشعاران', few: 'إشعارات', many: 'إشعاراً' },
  otherItem: { one: 'صنف آخر', two: 'صنفان آخران', few: 'أصناف أخرى', many: 'صنفاً آخر' },
  otherPart: { one: 'قطعة أخرى', two: 'قطعتان أخريان', few: 'قطع أخرى', many: 'قطعة أخرى' },
  otherReason: { one: 'سبب آخر', two: 'سببان آخران', few: 'أسباب أخرى', many: 'سبباً آخر' },
  time: { one: 'مرة', two: 'مرتان', few: 'مرات', many: 'مرة' },
  paper: { one: 'ورقة', two: 'ورقتان', few: 'أوراق', many: 'ورقة' },
  part: { one: 'قطعة', two: 'قطعتان', few: 'قطع', many: 'قطعة' },
  product: { one: 'منتج', two: 'منتجان', few: 'منتجات', many: 'منتجاً' },
  row: { one: 'صف', two: 'صفان', few: 'صفوف', many: 'صفاً' },
  report: { one: 'تقرير', two: 'تقريران', few: 'تقارير', many: 'تقريراً' },
  second: { one: 'ثانية', two: 'ثانيتان', few: 'ثوانٍ', many: 'ثانية' },
  textMessage: { one: 'رسالة نصية', two: 'رسالتان نصيتان', few: 'رسائل نصية', many: 'رسالة نصية' },
  transfer: { one: 'تحويل', two: 'تحويلان', few: 'تحويلات', many: 'تحويلاً' },
  view: { one: 'عرض', two: 'عرضان', few: 'عروض', many: 'عرضاً' },
} as const satisfies Record<string, Noun>;
