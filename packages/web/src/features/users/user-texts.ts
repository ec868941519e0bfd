/** Texts of the product's documents; those for updating and deleting follow the documented first one. */
export const texts = {
  loadFailed: 'فشل في تحميل المستخدمين',
  createFailed: 'فشل في إنشاء المستخدم',
  updateFailed: 'فشل في تحديث المستخدم',
  removeFailed: 'فشل في حذف المستخدم',
  created: 'تم إنشاء المستخدم',
  updated: 'تم تحديث المستخدم',
  detailFailed: 'فشل في تحميل تفاصيل المستخدم',
  passwordFailed: 'فشل في تغيير كلمة المرور',
  passwordChanged: 'تم تغيير كلمة المرور بنجاح',
  fillBoth: 'يرجى ملء جميع الحقول',
  notTheSame: 'كلمة المرور غير متطابقة',
  missing: 'لم يتم العثور على المستخدم',
  neverLoggedIn: 'لم يسجل الدخول بعد',
} as const;
