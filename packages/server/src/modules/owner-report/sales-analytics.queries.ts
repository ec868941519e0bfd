import { addDays, adenDay, type OwnerPeriod, type PeriodTotals, type SalesAnalytics } from '@turoos/contract';
import { sql } from 'kysely';
import type { Db } from '../../db/connect';
import { rialsSum } from '../../db/rials';
import { readBooksSince } from '../accounting';
import { readBooked } from './book-result';
import { dayFigures } from './day-figures';
import type { OwnerSources } from './owner-sources';
import { readTopCustomers, readTopProducts } from './top-sellers.queries';
import { windowOf, type Window } from './window.rules';

type ComparedDay = SalesAnalytics['days'][number] & { orders: number; previousOrders: number };

export async function readSalesAnalytics(
  sources: Pick<OwnerSources, 'db' | 'isBranch'>,
  period: OwnerPeriod,
  today = adenDay(),
): Promise<SalesAnalytics> {
  const { db } = sources;
  const window = windowOf(period, today);
  const { from, to } = window;
  const booksSince = await readBooksSince(db);
  const [days, topProducts, topCustomers, booked, bookedBefore] = await Promise.all([
    compareDays(db, window, period),
    readTopProducts(db, window),
    readTopCustomers(db, window),
    readBooked(sources, { from, to }, booksSince),
    readBooked(sources, { from: addDays(from, -period), to: addDays(from, -1) }, booksSince),
  ]);
  const totals = totalsOf(days, ({ sales, rials, profit, orders }) => ({ sales, rials, profit, orders }));
  const previous = totalsOf(days, (day) => ({
    sales: day.previousSales,
    rials: day.previousRials,
    profit: day.previousProfit,
    orders: day.previousOrders,
  }));
  return {
    topProducts,
    topCustomers,
    totals: { ...totals, ...booked(totals) },
    previous: { ...previous, ...bookedBefore(previous) },
    booksSince,
    days,
  };
}

/**
 * Returns every day of the period, days without sales included, with the matching day of the previous period.
 */
async function compareDays(db: Db, { from, to }: Window, period: OwnerPeriod): Promise<ComparedDay[]> {
  const { rows } = await sql<ComparedDay>`
    with figures as materialized (${dayFigures({ from: addDays(from, -period), to })})
    select d.day::date as date,
      coalesce(n.sales, 0) as sales, coalesce(n.profit, 0) as profit, coalesce(n.orders, 0) as orders,
      ${rialsSum(sql`n.rials`, sql`n.unrated`)} as rials, ${rialsSum(sql`b.rials`, sql`b.unrated`)} as previous_rials,
      coalesce(b.sales, 0) as previous_sales, coalesce(b.profit, 0) as previous_profit,
      coalesce(b.orders, 0) as previous_orders
    from generate_series(${from}::date, ${to}::date, interval '1 day') as d (day)
    left join figures n on n.day = d.day::date
    left join figures b on b.day = d.day::date - ${period}::int
    order by d.day`.execute(db);
  return rows;
}

function totalsOf(days: readonly ComparedDay[], pick: (day: ComparedDay) => PeriodTotals): PeriodTotals {
  const totals = { sales: 0, rials: { rials: 0, unrated: 0 }, profit: 0, orders: 0 };
  for (const day of days) {
    const { sales, rials, profit, orders } = pick(day);
    totals.sales += sales;
    totals.rials.rials += rials.rials;
    totals.rials.unrated += rials.unrated;
    totals.profit += profit;
    totals.orders += orders;
  }
  return totals;
}
