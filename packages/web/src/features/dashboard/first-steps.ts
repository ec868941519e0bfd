import type { Right, SetupStep } from '@turoos/contract';
import type { LinkProps } from '@/lib/navigation/Link';

export interface Step extends Pick<LinkProps, 'to' | 'search'> {
  right?: Right;
  title: string;
  /** What to do and why, in one sentence. */
  text: string;
  /** Names the button to the place where it is done. */
  action: string;
  /** Some shops do without it. */
  optional?: true;
}

/** Where each step of setting up a shop is done. */
export const firstSteps: Record<SetupStep, Step> = {
  password: {
    to: '/userdetails',
    search: { password: '1' },
    title: 'كلمة المرور',
    text: 'غيّر كلمة المرور الأولى إلى كلمة لا يعرفها غيرك.',
    action: 'تغيير كلمة المرور',
  },
  storeName: {
    to: '/settings',
    search: { tab: 'store' },
    right: 'settings:update',
    title: 'بيانات المتجر',
    text: 'اكتب اسم المتجر وعنوانه وهاتفه وأضف شعاره، فهي رأس كل فاتورة.',
    action: 'كتابة البيانات',
  },
  rate: {
    to: '/settings',
    search: { tab: 'exchange-rates' },
    right: 'exchangeRates:write',
    title: 'سعر الصرف',
    text: 'سجّل سعر الدولار بالريال، فالأسعار محفوظة بالدولار وتُعرض بالريال.',
    action: 'تسجيل السعر',
  },
  warehouse: {
    to: '/warehouses',
    search: { create: '1' },
    right: 'warehouses:create',
    title: 'المستودع',
    text: 'أضف المكان الذي تُحفظ فيه القطع، ولو كان المتجر نفسه، فكل كمية في مستودع.',
    action: 'إضافة مستودع',
  },
  parts: {
    to: '/products',
    search: { create: '1' },
    right: 'products:create',
    title: 'القطع',
    text: 'أضف أول قطعة برقمها وسعرها وكميتها لتبيعها، أو استورد قائمتك من ملف.',
    action: 'إضافة قطعة',
  },
  sale: {
    to: '/sales',
    search: { new: '1' },
    right: 'sales:create',
    title: 'أول فاتورة',
    text: 'بع قطعة واطبع فاتورتها: ابحث عنها، واختر الدفع، ثم احفظ.',
    action: 'بيع جديد',
  },
  oldData: {
    to: '/moving-in',
    right: 'products:import',
    title: 'البيانات السابقة',
    text: 'انقل ما في دفترك أو برنامجك السابق: القطع والعملاء والموردين وما لك وعليك.',
    action: 'نقل البيانات',
    optional: true,
  },
  users: {
    to: '/settings',
    search: { tab: 'users' },
    right: 'users:create',
    title: 'المستخدمون',
    text: 'أضف حساباً لكل من يعمل معك، فكل عملية تُسجل باسم صاحبها وبحدود صلاحياته.',
    action: 'إضافة مستخدم',
    optional: true,
  },
  backup: {
    to: '/settings',
    search: { tab: 'backup' },
    right: 'backup:whole',
    title: 'نسخة خارج الجهاز',
    text: 'حدد قرصاً آخر أو ذاكرة USB تُنسخ إليها النسخة الاحتياطية كل يوم، فقد يتلف الجهاز.',
    action: 'تحديد المكان',
  },
  printer: {
    to: '/settings',
    search: { tab: 'printers' },
    right: 'settings:update',
    title: 'الطابعة',
    text: 'أضف طابعة الإيصالات لتُطبع الفاتورة بضغطة. طابعة الورق العادي تعمل من المتصفح دون إضافة.',
    action: 'إضافة طابعة',
    optional: true,
  },
  devices: {
    to: '/settings',
    search: { tab: 'devices' },
    right: 'settings:read',
    title: 'الأجهزة الأخرى',
    text: 'افتح المتجر من هاتف أو حاسوب آخر في شبكتك، ولا حاجة إلى الإنترنت.',
    action: 'توصيل جهاز',
    optional: true,
  },
};
