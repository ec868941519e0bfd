import type { Status, Tone } from '../kernel/status';

/** Days a look back may take. */
export const ownerPeriods = [7, 30, 90, 365] as const;
export type OwnerPeriod = (typeof ownerPeriods)[number];
export const defaultOwnerPeriod: OwnerPeriod = 30;

/** What the screen shows of longer lists. */
export const ownerLimits = { alerts: 6, top: 5, deadParts: 10 } as const;

/** A part that did not sell for so long is money that lies still. */
export const deadAfterDays = 180;

/** Beyond so many times its minimum there is too much of a part whose most nobody set. */
export const overStockFactor = 5;

export const ownerStockStatus = {
  outOfStock: { label: 'نافد', tone: 'danger' },
  lowStock: { label: 'منخفض', tone: 'warning' },
  overStock: { label: 'فائض', tone: 'info' },
  normal: { label: 'طبيعي', tone: 'success' },
} as const satisfies Record<string, Status>;
export type OwnerStockStatus = keyof typeof ownerStockStatus;

export const alertTypes = ['error', 'warning', 'info'] as const;
export const alertPriorities = {
  high: 'danger',
  medium: 'warning',
  low: 'info',
} as const satisfies Record<string, Tone>;
export type AlertPriority = keyof typeof alertPriorities;

/** What an alert is about, so that a screen can lead there. */
export const alertSubjects = [
  'outOfStock',
  'lowStock',
  'overStock',
  'deadStock',
  'belowCost',
  'expired',
  'expiring',
  'overdue',
  'overLimit',
  'salesDrop',
  'noRate',
  'oldRate',
] as const;
export type AlertSubject = (typeof alertSubjects)[number];

export const ownerReportTexts = {
  loadFailed: 'فشل في تحميل بيانات التقرير',
  period: 'الفترة يجب أن تكون 7 أو 30 أو 90 أو 365 يوماً',
} as const;

export const growthTips = [
  'راجع الأصناف الأكثر مبيعاً كل أسبوع، واطلبها قبل أن تبلغ حدها الأدنى.',
  'اعرض الأصناف الراكدة بسعر خاص أو مع قطعة رائجة، فالمال الواقف فيها يشتري ما يُطلب.',
  'تواصل مع العملاء الذين تجاوزت ديونهم 60 يوماً قبل أن تبيع لهم بالآجل من جديد.',
  'كافئ أفضل عملائك بنقاط الولاء أو بعرض مخصص ليعودوا إليك.',
  'حدّث سعر الصرف كل صباح حتى لا تبيع بسعر الأمس.',
] as const;
