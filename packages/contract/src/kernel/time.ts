import { z } from 'zod';

/** Yemen keeps UTC+3 all year, so a day's bounds need no time-zone database. */
const adenOffset = 3 * 3_600_000;
const dayLength = 86_400_000;

/** A point in time: ISO text on the wire, Date inside. */
export const Instant = z.codec(z.iso.datetime({ offset: true, error: 'التاريخ غير صحيح' }), z.date(), {
  decode: (text) => new Date(text),
  encode: (date) => date.toISOString(),
});

/** A calendar day in Yemen, YYYY-MM-DD. */
export const Day = z.iso.date('التاريخ غير صحيح');

/** The day in Yemen at that moment. */
export const adenDay = (at: Date = new Date()): string =>
  new Date(at.getTime() + adenOffset).toISOString().slice(0, 10);

/** Day and time in Yemen: '2026-11-15 14:05'. */
export const adenMoment = (at: Date): string =>
  new Date(at.getTime() + adenOffset).toISOString().slice(0, 16).replace('T', ' ');

/** First moment of the day, and first moment of the next. */
export function adenDayBounds(day: string): { from: Date; until: Date } {
  const from = new Date(Date.parse(`${day}T00:00:00Z`) - adenOffset);
  return { from, until: new Date(from.getTime() + dayLength) };
}

/** The day so many days later, or earlier. */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * dayLength).toISOString().slice(0, 10);

/** '2026-11-15' → '2026-11-01' */
export const firstOfMonth = (day: string): string => `${day.slice(0, 7)}-01`;
