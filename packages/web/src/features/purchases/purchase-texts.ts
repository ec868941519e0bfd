/** The documents' words; the add failure stands for an edit too. */
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
