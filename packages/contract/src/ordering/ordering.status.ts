import { keysOf } from '../kernel/keys-of';
import type { Status } from '../kernel/status';

/** What a part brings of the year's sales: the first four fifths, the next, the rest, or nothing. */
export const valueClass = {
  high: { label: 'عالية القيمة', tone: 'success' },
  middle: { label: 'متوسطة القيمة', tone: 'info' },
  low: { label: 'منخفضة القيمة', tone: 'neutral' },
  none: { label: 'بلا مبيعات', tone: 'warning' },
} as const satisfies Record<string, Status>;
export type ValueClass = keyof typeof valueClass;
export const valueClassNames = keysOf(valueClass);

/** How often a part is sold. */
export const movementClass = {
  fast: { label: 'سريعة الحركة', tone: 'success' },
  steady: { label: 'متوسطة الحركة', tone: 'info' },
  slow: { label: 'بطيئة الحركة', tone: 'neutral' },
  none: { label: 'راكدة', tone: 'warning' },
} as const satisfies Record<string, Status>;
export type MovementClass = keyof typeof movementClass;
export const movementClassNames = keysOf(movementClass);

/** How soon a part runs out, against the days its supplier needs. */
export const urgency = {
  out: { label: 'نافدة', tone: 'danger' },
  late: { label: 'تنفد قبل الوصول', tone: 'warning' },
  due: { label: 'حان طلبها', tone: 'info' },
} as const satisfies Record<string, Status>;
export type Urgency = keyof typeof urgency;
export const urgencyNames = keysOf(urgency);
