import type { Status, Tone } from '../kernel/status';

/** The selectable numbers of days to look back. */
export const ownerPeriods = [7, 30, 90, 365] as const;
export type OwnerPeriod = (typeof ownerPeriods)[number];
export const defaultOwnerPeriod: OwnerPeriod = 30;

/** The number of rows the screen shows of longer lists. */
export const ownerLimits = { alerts: 6, top: 5, deadParts: 10 } as const;

/** A part without a sale for this many days is dead stock. */
export const deadAfterDays = 180;

/** A part without a maximum level is overstocked above this multiple of its minimum level. */
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

/** The subject of an alert, so that a screen can link to it. */
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
