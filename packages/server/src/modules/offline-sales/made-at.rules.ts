import { addDays, adenDay, adenDayBounds, type OfflineSaleFact } from '@turoos/contract';
import { foundIf, type Found } from './found';

interface Clock {
  receivedAt: Date;
  sentAt: Date;
  /** Milliseconds by which the till's clock is ahead of the server's. */
  ahead: number;
}

/** Clocks that differ less are taken to be right: requests take time too. */
const tolerance = 60_000;

/**
 * Returns when a sale was made, by the server's clock. A time that no correction makes possible is replaced by that of
 * the arrival.
 */
export function madeAtOf(
  { madeAt }: Pick<OfflineSaleFact, 'madeAt'>,
  { receivedAt, sentAt, ahead }: Clock,
  tillSince: Date,
): { madeAt: Date; found: Found[] } {
  const corrected = madeAt.getTime() - (Math.abs(ahead) > tolerance ? ahead : 0);
  const timeAhead =
    madeAt.getTime() > sentAt.getTime() + tolerance || corrected > receivedAt.getTime() + tolerance;
  const timeTooEarly = corrected < tillSince.getTime() - tolerance;
  const found = foundIf('clock', { timeAhead, timeTooEarly }, { time: madeAt.toISOString() });
  const isPossible = found.length === 0;
  return { madeAt: isPossible ? new Date(Math.min(corrected, receivedAt.getTime())) : receivedAt, found };
}

/** Returns the moment and the day a sale is booked on: its own, or the first day of open books. */
export function bookedAt(
  madeAt: Date,
  closingDate: string | null,
): { at: Date; day: string; found: Found[] } {
  const day = adenDay(madeAt);
  if (closingDate === null || day > closingDate) return { at: madeAt, day, found: [] };
  const open = addDays(closingDate, 1);
  return {
    at: adenDayBounds(open).from,
    day: open,
    found: [{ kind: 'closedDay', details: { day: open, time: madeAt.toISOString() } }],
  };
}
