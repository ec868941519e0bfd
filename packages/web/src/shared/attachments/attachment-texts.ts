/** Texts shared by everything that handles attachments. */
export const texts = {
  loadFailed: 'فشل في جلب المرفقات',
  uploaded: 'تم رفع الملف بنجاح',
  uploadFailed: 'فشل في رفع الملف',
  updated: 'تم تحديث المرفق بنجاح',
  updateFailed: 'فشل في تحديث المرفق',
  removeFailed: 'فشل في حذف المرفق',
  removed: 'تم حذف المرفق بنجاح',
  downloaded: 'تم تنزيل الملف',
  downloadFailed: 'فشل في تنزيل الملف',
  missing: 'الملف مفقود',
} as const;
