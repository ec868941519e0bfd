import { adenDayBounds } from '@turoos/contract';

/** Nobody is written to at midnight: eight o'clock in Yemen. */
const morning = 8 * 3_600_000;

/** When messages leave: on the morning of the first day, or at once when that has been. */
export function sendingTime(validFrom: string | null, now: Date): Date {
  if (validFrom === null) return now;
  const first = adenDayBounds(validFrom).from.getTime();
  return first > now.getTime() ? new Date(first + morning) : now;
}
