import { z } from 'zod';
import type { Right } from '../access/can';
import { keysOf } from '../kernel/keys-of';
import { Usd } from '../kernel/money';
import type { Status } from '../kernel/status';
import { Id } from '../kernel/text';
import { Instant } from '../kernel/time';

interface Kind extends Status {
  /** The right to see the subject; users without it are not notified. */
  right: Right;
  /** The hint of its switch in the settings. */
  hint: string;
}

/** The kinds of notifications, by the name of their switch in the settings. */
export const notificationKinds = {
  newOrders: { label: 'فواتير جديدة', tone: 'success', right: 'sales:read', hint: 'ما يبيعه زملاؤك' },
  lowStock: {
    label: 'مخزون منخفض',
    tone: 'warning',
    right: 'inventory:read',
    hint: 'أصناف وصلت إلى الحد الأدنى',
  },
  outOfStock: {
    label: 'نفاد المخزون',
    tone: 'danger',
    right: 'inventory:read',
    hint: 'أصناف لم يبق منها شيء',
  },
  debts: {
    label: 'ديون فوق الحد',
    tone: 'danger',
    right: 'customers:read',
    hint: 'عملاء تجاوزوا حد الائتمان',
  },
  dueExpenses: {
    label: 'مصروفات حلّ موعدها',
    tone: 'warning',
    right: 'cash:update',
    hint: 'مصروفات متكررة لم تُسجل بعد',
  },
  cashDifferences: {
    label: 'فروق النقد',
    tone: 'danger',
    right: 'cash:admin',
    hint: 'ورديات فُتحت أو أُقفلت بفرق',
  },
  undecidedSales: {
    label: 'مبيعات تحتاج قراراً',
    tone: 'warning',
    right: 'sales:decide',
    hint: 'بيعت عند انقطاع الخادم ولا تطابق ما في المتجر',
  },
  arrivedParts: {
    label: 'وصلت قطع طلبها عملاء',
    tone: 'success',
    right: 'askedParts:tell',
    hint: 'عملاء ينتظرون من يبلغهم',
  },
  reservations: {
    label: 'حجوزات انتهت',
    tone: 'warning',
    right: 'sales:create',
    hint: 'قطع حجزتها أنت ثم بيعت لغير صاحبها أو انتهت مدتها',
  },
  transferRequests: {
    label: 'طلبات بين الفروع',
    tone: 'info',
    right: 'transfers:read',
    hint: 'قطع طُلبت من مستودعك، والرد على ما طلبه وشحنه',
  },
  failedBackup: {
    label: 'فشل النسخ الاحتياطي',
    tone: 'danger',
    right: 'backup:read',
    hint: 'نسخة لم تكتمل أو لم تجتز التحقق، أو نسخ تلقائي أو مستمر متوقف',
  },
  stoppedWebhook: {
    label: 'عنوان إبلاغ توقف',
    tone: 'warning',
    right: 'integrations:manage',
    hint: 'برنامج آخر لم يرد أياماً، فلم يعد يُبلَّغ',
  },
  system: {
    label: 'حالة النظام',
    tone: 'danger',
    right: 'backup:read',
    hint: 'قرص يمتلئ، أو لا نسخة احتياطية منذ يومين، أو عمل تلقائي يفشل، أو ساعة خاطئة',
  },
  security: {
    label: 'أمان الحسابات',
    tone: 'warning',
    right: 'notifications:read',
    hint: 'إيقاف المصادقة الثنائية لحسابك، وللمديرين لأي حساب',
  },
} as const satisfies Record<string, Kind>;
export type NotificationKind = keyof typeof notificationKinds;
export const notificationKindNames = keysOf(notificationKinds);

export const Notification = z.object({
  _id: Id,
  kind: z.enum(notificationKindNames),
  title: z.string(),
  message: z.string(),
  /** The path of the screen that shows the subject. */
  link: z.string(),
  /** The number of records the notification covers. */
  count: z.int(),
  /** The names of the first of them, newest first. */
  names: z.array(z.string()),
  amount: Usd.nullable(),
  isRead: z.boolean(),
  createdAt: Instant,
});
export type Notification = z.output<typeof Notification>;

export const notificationTexts = { notFound: 'الإشعار غير موجود' } as const;
