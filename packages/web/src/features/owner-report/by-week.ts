import type { SalesAnalytics } from '@turoos/contract';
import { sumRials } from '@/lib/format/rials';

type Day = SalesAnalytics['days'][number];

/** More points than this are no longer distinguishable in a chart. */
const mostPoints = 120;
const daysInWeek = 7;

/**
 * Sums a long period by week, each named by its first day; the last week is full, so the first may be short.
 */
export function drawablePoints(days: readonly Day[]): readonly Day[] {
  if (days.length <= mostPoints) return days;
  const weeks: Day[] = [];
  for (let until = days.length; until > 0; until -= daysInWeek)
    weeks.unshift(days.slice(Math.max(0, until - daysInWeek), until).reduce(together));
  return weeks;
}

const together = (sum: Day, day: Day): Day => ({
  date: sum.date,
  sales: sum.sales + day.sales,
  rials: sumRials([sum.rials, day.rials]),
  profit: sum.profit + day.profit,
  previousSales: sum.previousSales + day.previousSales,
  previousRials: sumRials([sum.previousRials, day.previousRials]),
  previousProfit: sum.previousProfit + day.previousProfit,
});
