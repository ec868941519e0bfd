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

interface Known {
  /** When the till was made. */
  tillSince: Date;
  /** When it said that it had not made this sale yet; null: it never said so. */
  notBefore: Date | null;
}

/**
 * Returns when a sale was made, by the server's clock, and never before the till said that it had not made it yet. A time
 * that no correction makes possible is replaced by that of the arrival.
 */
export function madeAtOf(
  { madeAt }: Pick<OfflineSaleFact, 'madeAt'>,
  { receivedAt, sentAt, ahead }: Clock,
  { tillSince, notBefore }: Known,
): { madeAt: Date; found: Found[] } {
  const corrected = madeAt.getTime() - (Math.abs(ahead) > tolerance ? ahead : 0);
  const timeAhead =
    madeAt.getTime() > sentAt.getTime() + tolerance || corrected > receivedAt.getTime() + tolerance;
  const timeTooEarly = corrected < tillSince.getTime() - tolerance;
  const earliest = notBefore?.getTime() ?? -Infinity;
  const found = foundIf(
    'clock',
    { timeAhead, timeTooEarly, timeBeforeContact: !timeTooEarly && corrected < earliest - tolerance },
    { time: madeAt.toISOString() },
  );
  if (found.length > 0) return { madeAt: receivedAt, found };
  return { madeAt: new Date(Math.min(Math.max(corrected, earliest), receivedAt.getTime())), found };
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
