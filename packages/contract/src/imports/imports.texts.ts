import { counted } from '../kernel/counted';
import { letterNoun } from '../kernel/nouns';

/** The messages of an import, in the words of the specification. */
export const importTexts = {
  required: (list: string) => `الحقول المطلوبة ناقصة: ${list}`,
  positive: {
    purchasePrice: 'سعر الشراء يجب أن يكون رقماً موجباً',
    costPrice: 'سعر التكلفة يجب أن يكون رقماً موجباً',
    sellingPrice: 'سعر البيع يجب أن يكون رقماً موجباً',
    quantity: 'الكمية يجب أن تكون رقماً موجباً',
    minStockLevel: 'الحد الأدنى يجب أن يكون رقماً موجباً',
    maxStockLevel: 'الحد الأعلى يجب أن يكون رقماً موجباً',
  },
  quantityDecimals: 'الكمية تقبل خانتين عشريتين على الأكثر',
  tooBig: (label: string) => `قيمة ${label} أكبر من المسموح`,
  tooLong: (label: string, most: number) => `${label}: أطول نص مسموح ${counted(most, letterNoun)}`,
  type: 'النوع يجب أن يكون جديد أو مستعمل (new أو used)',
  discount: 'نسبة الخصم يجب أن تكون بين 0 و100',
  partNumber: 'رقم القطعة يجب أن يحتوي على حرف أو رقم',
  duplicate: 'رقم القطعة مكرر',
  blocked:
    'لا يُستورد شيء من الملف ما دام فيه رقم قطعة مكرر، وإن كانت الصفوف الأخرى سليمة: صحّح الصفوف المكررة ثم اختر الملف من جديد.',
  copy: 'هذا الصف مطابق لصف قبله، فاحتُسب مرة واحدة',
  duplicates: (list: string) => `خطأ في الملف: رقم القطعة مكرر: ${list}`,
  places: 'يجب اختيار المورد والمستودع',
  invoice: 'يجب إدخال رقم فاتورة الشراء',
  nothing: 'لا توجد بيانات صالحة للاستيراد',
  tooManyCategories: (count: number) =>
    `عدد الفئات الجديدة في الملف ${count}، تأكد من أن عمود الفئة هو العمود الصحيح`,
  noWarehouse: 'أضف مستودعاً أولاً حتى تدخل إليه الكميات',
  columns: (list: string) => `أعمدة مطلوبة غير موجودة في الملف: ${list}`,
  failed: 'فشل في استيراد المنتجات',
  /** What a point in a number was read as. */
  point: {
    thousands: 'قُرئت النقطة فاصلة آلاف، لأن الريال بلا كسور',
    decimals: 'قُرئت النقطة فاصلة عشرية. إن كانت للآلاف فاكتب الرقم دونها',
    fraction: 'في المبلغ كسر من الريال. إن كان بالآلاف فاكتبه كاملاً',
  },
  invoiceMade: 'تم إنشاء فاتورة الشراء، يمكنك عرضها من صفحة المشتريات',
} as const;

/** Returns the first few entries of a list, and how many more there are. */
export const someOf = (all: readonly string[], most = 10): string =>
  all.slice(0, most).join('، ') + (all.length > most ? ` و${all.length - most} غيرها` : '');
