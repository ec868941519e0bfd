import { z } from 'zod';
import { Usd } from '../kernel/money';
import { Id } from '../kernel/text';
import { Day, Instant } from '../kernel/time';

export const activityTypes = {
  login: { label: 'دخول وخروج', tone: 'info' },
  sale: { label: 'بيع', tone: 'success' },
  inventory: { label: 'مخزون', tone: 'warning' },
} as const;
export type ActivityType = keyof typeof activityTypes;
export const activityTypeNames = Object.keys(activityTypes) as [ActivityType, ...ActivityType[]];

export const UserActivity = z.object({
  _id: Id,
  type: z.enum(activityTypeNames),
  description: z.string(),
  timestamp: Instant,
  ip: z.string().nullable(),
  /** Of a sale or a refund. */
  amount: Usd.nullable(),
  /** Rials per dollar of that document; null where it had none, or has none yet. */
  usd_to_yer: z.number().nullable(),
  /** Of a movement of stock. */
  quantity: z.number().nullable(),
  /** What it was about: {type: 'sales', id}. */
  source: z.object({ type: z.string(), id: Id.nullable() }),
});
export type UserActivity = z.output<typeof UserActivity>;

/** How busy someone was within the last days. */
export const ActivityFigures = z.object({
  days: z.int(),
  total: z.int(),
  login: z.int(),
  sale: z.int(),
  inventory: z.int(),
  /** Of the last days with anything in them, oldest first, also those without. */
  byDay: z.array(z.object({ day: Day, login: z.int(), sale: z.int(), inventory: z.int() })),
  lastActivity: Instant.nullable(),
});
export type ActivityFigures = z.output<typeof ActivityFigures>;
