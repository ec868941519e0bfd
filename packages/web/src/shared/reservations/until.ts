import { addDays, adenDay, adenDayBounds, lastMinuteOf, MOST_RESERVED_DAYS } from '@turoos/contract';
import { z } from 'zod';

const minute = 60_000;

/** A time of the day as it is typed, or none. */
export const Time = z.union([z.literal(''), z.iso.time({ precision: -1, error: 'اكتب الساعة والدقائق' })]);

/** The last moment of a reservation: the end of its day, or a time of it. */
export function untilOf(day: string, time: string): Date {
  if (time === '') return lastMinuteOf(day);
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return new Date(adenDayBounds(day).from.getTime() + (hours * 60 + minutes) * minute);
}

/** The day on which goods kept from now on are free again. */
export const dayAfter = (days: number): string => addDays(adenDay(), days);

export const reservableDays = () => ({ min: adenDay(), max: dayAfter(MOST_RESERVED_DAYS) });
