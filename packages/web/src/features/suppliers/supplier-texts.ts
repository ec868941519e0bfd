/** Texts of the product's documents; a failed edit uses the text of a failed addition. */
export const texts = {
  saveFailed: 'خطأ في إضافة المورد',
  toggleFailed: 'خطأ في تغيير حالة المورد',
  loadFailed: 'خطأ في تحميل الموردين',
  detailFailed: 'فشل في تحميل بيانات المورد',
  purchasesFailed: 'فشل في تحميل فواتير المورد',
  missing: 'لم يتم العثور على المورد',
} as const;
