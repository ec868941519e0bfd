import type { Status } from '../kernel/status';
import { adenDay } from '../kernel/time';

/** A batch is marked this many days before its expiry. */
export const expiringWithinDays = 30;

export const batchStatus = {
  active: { label: 'سارية', tone: 'success' },
  expiring: { label: 'قاربت الانتهاء', tone: 'warning' },
} as const satisfies Record<string, Status>;
export type BatchStatus = keyof typeof batchStatus;

/** Of the expiring ones, those whose day is past. */
export const expiredBatch = { label: 'منتهية', tone: 'danger' } as const satisfies Status;

const dayLength = 86_400_000;

/** The last day that counts as expiring, seen from a day in Yemen. */
export const expiringUntil = (today: string = adenDay()): string =>
  new Date(Date.parse(today) + expiringWithinDays * dayLength).toISOString().slice(0, 10);

export function batchStateOf(
  expiryDate: string | null,
  today: string = adenDay(),
): { status: BatchStatus; expired: boolean } {
  if (expiryDate === null) return { status: 'active', expired: false };
  return {
    status: expiryDate <= expiringUntil(today) ? 'expiring' : 'active',
    expired: expiryDate < today,
  };
}
