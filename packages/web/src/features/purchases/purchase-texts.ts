/** Texts of the product's documents; a failed edit uses the text of a failed addition. */
export const texts = {
  loadFailed: 'فشل في تحميل فواتير الشراء',
  saveFailed: 'خطأ في إضافة فاتورة الشراء',
  added: 'تم إضافة فاتورة الشراء بنجاح',
  saved: 'تم حفظ فاتورة الشراء بنجاح',
  removeFailed: 'خطأ في حذف الفاتورة',
  removed: 'تم حذف الفاتورة بنجاح',
  removeAsk: 'هل أنت متأكد من حذف هذه الفاتورة؟',
  detailFailed: 'فشل في تحميل فاتورة الشراء',
  missing: 'لم يتم العثور على فاتورة الشراء',
} as const;
