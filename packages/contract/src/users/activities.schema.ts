import { z } from 'zod';
import { keysOf } from '../kernel/keys-of';
import { Usd } from '../kernel/money';
import { Id } from '../kernel/text';
import { Day, Instant } from '../kernel/time';

export const activityTypes = {
  login: { label: 'دخول وخروج', tone: 'info' },
  sale: { label: 'بيع', tone: 'success' },
  inventory: { label: 'مخزون', tone: 'warning' },
} as const;
export type ActivityType = keyof typeof activityTypes;
export const activityTypeNames = keysOf(activityTypes);

export const UserActivity = z.object({
  _id: Id,
  type: z.enum(activityTypeNames),
  description: z.string(),
  timestamp: Instant,
  ip: z.string().nullable(),
  /** For a sale or refund. */
  amount: Usd.nullable(),
  /** The document's rate in rials per dollar; null if it has none. */
  usd_to_yer: z.number().nullable(),
  /** For a stock movement. */
  quantity: z.number().nullable(),
  /** The record of the activity: {type: 'sales', id}. */
  source: z.object({ type: z.string(), id: Id.nullable() }),
});
export type UserActivity = z.output<typeof UserActivity>;

/** A user's activity within the last days. */
export const ActivityFigures = z.object({
  days: z.int(),
  total: z.int(),
  login: z.int(),
  sale: z.int(),
  inventory: z.int(),
  /** The last `days` days, oldest first, including days without activity. */
  byDay: z.array(z.object({ day: Day, login: z.int(), sale: z.int(), inventory: z.int() })),
  lastActivity: Instant.nullable(),
});
export type ActivityFigures = z.output<typeof ActivityFigures>;
