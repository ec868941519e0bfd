import { addDays, adenDayBounds, firstOfMonth } from '@turoos/contract';

/** The days up to today a question is about, and where whole months begin in them. */
export interface Window {
  from: string;
  to: string;
  /** The first whole month; what lies before it is counted sale by sale. */
  wholeFrom: string;
  /** Moments of the days before the first whole month. */
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

/** This month so far, and the month before up to the same day; shorter ones end where they end. */
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
