import { adenDayBounds } from '@turoos/contract';

/** Messages scheduled for a day leave at eight in the morning in Yemen, not at midnight. */
const morning = 8 * 3_600_000;

/** Returns when messages leave: on the morning of the first day, or now when that day has begun. */
export function sendingTime(validFrom: string | null, now: Date): Date {
  if (validFrom === null) return now;
  const first = adenDayBounds(validFrom).from.getTime();
  return first > now.getTime() ? new Date(first + morning) : now;
}
