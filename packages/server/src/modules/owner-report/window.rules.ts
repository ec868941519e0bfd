import { addDays, adenDayBounds, firstOfMonth } from '@turoos/contract';

/** The days of the requested period up to today, with the first day of the first full month in it. */
export interface Window {
  from: string;
  to: string;
  /** First day of the first full month; the days before it are counted sale by sale. */
  wholeFrom: string;
  /** The time range of the days before the first full month. */
  since: Date;
  until: Date;
}

export function windowOf(days: number, today: string): Window {
  const from = addDays(today, 1 - days);
  const first = firstOfMonth(from);
  const wholeFrom = from === first ? from : firstOfMonth(addDays(first, 31));
  return {
    from,
    to: today,
    wholeFrom,
    since: adenDayBounds(from).from,
    until: adenDayBounds(wholeFrom).from,
  };
}

/** Returns this month so far, and the previous month up to the same day or its own last day. */
export function monthsTo(today: string) {
  const first = firstOfMonth(today);
  const lastOfPrevious = addDays(first, -1);
  const sameDay = `${lastOfPrevious.slice(0, 7)}-${today.slice(8)}`;
  return {
    current: { from: first, to: today },
    previous: {
      from: firstOfMonth(lastOfPrevious),
      to: sameDay < lastOfPrevious ? sameDay : lastOfPrevious,
    },
  };
}
