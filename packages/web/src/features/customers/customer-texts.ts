/** Texts of the product's documents; of the pattern 'حدث خطأ أثناء …' only the first is documented. */
export const texts = {
  loadBanner: 'خطأ في تحميل العملاء',
  addBanner: 'خطأ في إضافة العميل',
  updateBanner: 'خطأ في تحديث العميل',
  addFailed: 'حدث خطأ أثناء إضافة العميل',
  updateFailed: 'حدث خطأ أثناء تحديث العميل',
  removeFailed: 'حدث خطأ أثناء حذف العميل',
  pointsFailed: 'حدث خطأ أثناء تحديث نقاط الولاء',
  balanceFailed: 'فشل في تحديث الرصيد',
  blockFailed: 'فشل في تحديث حالة العميل',
  detailFailed: 'فشل في تحميل تفاصيل العميل',
  salesFailed: 'فشل في تحميل مبيعات العميل',
  missing: 'لم يتم العثور على العميل',
} as const;
