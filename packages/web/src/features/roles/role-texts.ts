/** Our own texts, in the pattern of the product's documents. */
export const texts = {
  loadFailed: 'فشل في جلب الأدوار',
  createFailed: 'فشل في إنشاء الدور',
  updateFailed: 'فشل في تحديث الدور',
  removeFailed: 'فشل في حذف الدور',
  loaded: 'تم تحميل الأدوار بنجاح',
  created: 'تم إنشاء الدور بنجاح',
  updated: 'تم تحديث الدور بنجاح',
  removed: 'تم حذف الدور بنجاح',
} as const;
