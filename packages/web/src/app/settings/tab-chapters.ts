/** The chapters of the handbook about tabs of the settings; the others are in the chapter about settings. */
export const tabChapters: Readonly<Record<string, string>> = {
  users: 'المستخدمون-والصلاحيات',
  cash: 'الصندوق-اليومي',
  printers: 'الطباعة',
  tills: 'نقاط-البيع-والبيع-عند-انقطاع-الخادم',
};
