import { adenDayBounds } from '@turoos/contract';

const noon = 12 * 3_600_000;

/** The moment for an entry of which only the day is known: noon in Yemen, the same day in most other time zones too. */
export const middayOf = (day: string): Date => new Date(adenDayBounds(day).from.getTime() + noon);
