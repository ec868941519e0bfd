import { z } from 'zod';

/** Yemen is at UTC+3 all year, so the bounds of a day need no time-zone database. */
const adenOffset = 3 * 3_600_000;
const dayLength = 86_400_000;

/** A point in time: ISO text on the wire, Date inside. */
export const Instant = z.codec(z.iso.datetime({ offset: true, error: 'التاريخ غير صحيح' }), z.date(), {
  decode: (text) => new Date(text),
  encode: (date) => date.toISOString(),
});

/** A day like `Day`, for which a field that is missing or empty has words of its own. */
export const requiredDay = (missing: string) =>
  z.iso
    .date({ error: ({ input }) => (input ? 'التاريخ غير صحيح' : missing) })
    .refine((day) => day >= '1900-01-01' && day < '2200-01-01', 'التاريخ غير صحيح');

/** A calendar day in Yemen, YYYY-MM-DD, within the years that arithmetic with days stays in range. */
export const Day = requiredDay('التاريخ غير صحيح');

/** Returns the calendar day in Yemen at a moment. */
export const adenDay = (at: Date = new Date()): string =>
  new Date(at.getTime() + adenOffset).toISOString().slice(0, 10);

/** Returns day and time in Yemen: '2026-11-15 14:05'. */
export const adenMoment = (at: Date): string =>
  new Date(at.getTime() + adenOffset).toISOString().slice(0, 16).replace('T', ' ');

/** Returns the first moment of the day and of the next day. */
export function adenDayBounds(day: string): { from: Date; until: Date } {
  const from = new Date(Date.parse(`${day}T00:00:00Z`) - adenOffset);
  return { from, until: new Date(from.getTime() + dayLength) };
}

/** Returns the day that many days later, or earlier if negative. */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * dayLength).toISOString().slice(0, 10);

/** '2026-11-15' → '2026-11-01' */
export const firstOfMonth = (day: string): string => `${day.slice(0, 7)}-01`;
