import type { Status } from '../kernel/status';
import { adenDay } from '../kernel/time';

/** The number of days before its expiry from which a batch counts as expiring. */
export const expiringWithinDays = 30;

export const batchStatus = {
  active: { label: 'سارية', tone: 'success' },
  expiring: { label: 'قاربت الانتهاء', tone: 'warning' },
} as const satisfies Record<string, Status>;
export type BatchStatus = keyof typeof batchStatus;

/** The label of an expiring batch whose expiry day is past. */
export const expiredBatch = { label: 'منتهية', tone: 'danger' } as const satisfies Status;

const dayLength = 86_400_000;

/** Returns the last expiry day that counts as expiring, given today's date in Yemen. */
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
