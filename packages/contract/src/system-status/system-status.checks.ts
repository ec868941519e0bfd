import { keysOf } from '../kernel/keys-of';
import type { Status } from '../kernel/status';

export const checkStates = {
  good: { label: 'جيد', tone: 'success' },
  doubtful: { label: 'انتبه', tone: 'warning' },
  bad: { label: 'خطر', tone: 'danger' },
} as const satisfies Record<string, Status>;
export type CheckState = keyof typeof checkStates;
export const checkStateNames = keysOf(checkStates);

interface Check {
  label: string;
  /** The state from which those who may see backups are notified. */
  tellsFrom?: Exclude<CheckState, 'good'>;
  /** The tab of the settings on which something can be done about it. */
  tab?: string;
}

/** Everything about the machine and the shop that is looked at. */
export const systemChecks = {
  disk: { label: 'القرص', tellsFrom: 'bad' },
  backups: { label: 'النسخ الاحتياطي', tellsFrom: 'bad', tab: 'backup' },
  // what these three find is already notified when it happens
  backupTrial: { label: 'تجربة الاستعادة', tab: 'backup' },
  archive: { label: 'النسخ المستمر', tab: 'backup' },
  standby: { label: 'الحاسوب الاحتياطي', tab: 'backup' },
  copies: { label: 'النسخ في مكان آخر', tab: 'backup' },
  clock: { label: 'الساعة', tellsFrom: 'bad' },
  certificate: { label: 'شهادة العنوان الآمن', tellsFrom: 'doubtful', tab: 'devices' },
  jobs: { label: 'الأعمال التلقائية', tellsFrom: 'bad' },
  connections: { label: 'اتصالات قاعدة البيانات', tellsFrom: 'bad' },
  speed: { label: 'السرعة' },
  growth: { label: 'حجم قاعدة البيانات' },
  tills: { label: 'نقاط البيع', tab: 'tills' },
  memory: { label: 'الذاكرة' },
  folder: { label: 'مجلد البيانات' },
  port: { label: 'المنفذ' },
  securePort: { label: 'المنفذ الآمن' },
  keys: { label: 'المفاتيح' },
  node: { label: 'بيئة التشغيل' },
  database: { label: 'قاعدة البيانات' },
  machine: { label: 'الجهاز' },
  shop: { label: 'المتجر' },
} as const satisfies Record<string, Check>;
export type CheckName = keyof typeof systemChecks;
export const checkNames = keysOf(systemChecks);

/** Whether a finding is worth a notification. */
export function isAlarming(about: CheckName, state: CheckState): boolean {
  const { tellsFrom }: Check = systemChecks[about];
  return tellsFrom !== undefined && state !== 'good' && (state === 'bad' || tellsFrom === 'doubtful');
}

export const checkTab = (about: CheckName): string | undefined => (systemChecks[about] as Check).tab;

/** The work that the server does by itself, by the name of the job. */
export const jobLabels: Readonly<Record<string, string>> = {
  housekeeping: 'حذف ما انتهت مدته',
  'attachment-files': 'ترتيب ملفات المرفقات',
  popularity: 'ترتيب القطع حسب مبيعاتها',
  ordering: 'حساب ما يلزم طلبه',
  'ordering-schedule': 'موعد حساب ما يلزم طلبه',
  'catalogue-words': 'كلمات البحث',
  'inventory-report': 'إنشاء تقرير مخزون',
  'inventory-report-schedules': 'مواعيد تقارير المخزون',
  outbox: 'إرسال الرسائل',
  printing: 'الطباعة على الطابعات الحرارية',
  webhooks: 'إبلاغ البرامج الأخرى',
  'reservation-ends': 'انتهاء الحجوزات',
  'campaign-ends': 'انتهاء الحملات',
  'backup-schedule': 'النسخ الاحتياطي التلقائي',
  'backup-check': 'تجربة استعادة نسخة احتياطية',
  'backup-copy': 'نقل النسخ إلى مكان آخر',
  'backup-now': 'نسخة احتياطية بعد تغيير كبير',
  bookkeeping: 'ختم الأيام وتقييم العملات',
  'shop-news': 'كتابة الإشعارات',
  'news-digest': 'بريد ملخص الإشعارات',
  'system-watch': 'مراقبة النظام',
};
