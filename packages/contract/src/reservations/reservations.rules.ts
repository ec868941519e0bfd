import { addDays, adenDay, adenDayBounds } from '../kernel/time';

const minute = 60_000;

/** Returns the last minute of the day, in Yemen, that many days from today: the end of a usual reservation. */
export const lastMinuteAfter = (days: number): Date => lastMinuteOf(addDays(adenDay(), days));

export const lastMinuteOf = (day: string): Date => new Date(adenDayBounds(day).until.getTime() - minute);
