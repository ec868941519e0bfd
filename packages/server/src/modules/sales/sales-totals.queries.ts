import {
  adenDay,
  adenDayBounds,
  must,
  type DailySales,
  type SalesDay,
  type SalesSummary,
} from '@turoos/contract';
import { sql } from 'kysely';
import type { Db } from '../../db/connect';
import { rialsSum } from '../../db/rials';
import { fromWholeSales, presentWholeSale, saleColumns, saleLines, takenFrom } from './sales.queries';

/** Maximum number of a day's sales in the response, newest first; the paged list covers the rest. */
const mostOfADay = 1000;

export async function readDailySales(db: Db, date = adenDay()): Promise<DailySales> {
  const [total] = await readDays(db, { from: date, to: date });
  const { from, until } = adenDayBounds(date);
  const rows = await fromWholeSales(db)
    .select(saleColumns)
    .select([saleLines, takenFrom])
    .where('sales.createdAt', '>=', from)
    .where('sales.createdAt', '<', until)
    .where('sales.status', 'in', ['completed', 'refunded'])
    .orderBy('sales.createdAt', 'desc')
    .orderBy('sales.id', 'desc')
    .limit(mostOfADay)
    .execute();
  return {
    date,
    totalSales: total?.totalSales ?? 0,
    rials: total?.rials ?? { rials: 0, unrated: 0 },
    orderCount: total?.orderCount ?? 0,
    sales: rows.map(presentWholeSale),
  };
}

/** Reads the totals of the last days up to today. */
export function readLastDays(db: Db, days: number): Promise<SalesDay[]> {
  const today = adenDay();
  const from = adenDay(new Date(adenDayBounds(today).from.getTime() - (days - 1) * 86_400_000));
  return readDays(db, { from, to: today });
}

/** Net rials of a day. */
const netRials = rialsSum(sql`t.rials - t.refund_rials`, sql`t.unrated - t.refund_unrated`);

async function readDays(db: Db, { from, to }: { from: string; to: string }): Promise<SalesDay[]> {
  const { rows } = await sql<SalesDay>`
    select day.day::date as date, coalesce(t.sales - t.refunds, 0) as total_sales, coalesce(t.orders, 0) as order_count,
      ${netRials} as rials
    from generate_series(${from}::date, ${to}::date, interval '1 day') as day (day)
    left join sales_by_day t on t.day = day.day::date
    order by day.day`.execute(db);
  return rows;
}

/**
 * Reads the summary without scanning sales: sums come from the daily totals, debts from the index of open
 * invoices, and all other invoices count as paid.
 */
export async function readSalesSummary(
  db: Db,
  { startDate, endDate }: { startDate?: string | undefined; endDate?: string | undefined },
): Promise<SalesSummary> {
  const since = startDate ? adenDayBounds(startDate).from : null;
  const until = endDate ? adenDayBounds(endDate).until : null;
  const { rows } = await sql<SummedSales>`
    select total.*, open.*, apart.*
    from (
      select coalesce(sum(sales - refunds), 0) as total_sales, coalesce(sum(orders), 0) as total_orders,
        coalesce(sum(refunds), 0) as refunded_amount,
        json_build_object(
          'totalSales', ${rialsSum(sql`sum(rials - refund_rials)`, sql`sum(unrated - refund_unrated)`)},
          'refundedAmount', ${rialsSum(sql`sum(refund_rials)`, sql`sum(refund_unrated)`)}) as rials
      from sales_by_day
      where (${startDate ?? null}::date is null or day >= ${startDate ?? null}::date)
        and (${endDate ?? null}::date is null or day <= ${endDate ?? null}::date)
    ) total, (
      select count(*) filter (where payment_status = 'partial') as partial,
        count(*) filter (where payment_status = 'deferred') as deferred,
        coalesce(sum(remaining), 0) as outstanding
      from sales where remaining > 0 ${within(since, until)}
    ) open, (
      select count(*) filter (where status = 'refunded') as refunded,
        count(*) filter (where status = 'pending') as held,
        count(*) filter (where status = 'cancelled') as cancelled
      from sales where status <> 'completed' ${within(since, until)}
    ) apart`.execute(db);
  return { startDate: startDate ?? null, endDate: endDate ?? null, ...withCounts(must(rows[0])) };
}

type Days = 'startDate' | 'endDate';
export type SummedSales = Omit<SalesSummary, Days | 'total' | 'paid'>;

export const withCounts = (sums: SummedSales): Omit<SalesSummary, Days> => ({
  ...sums,
  total: sums.totalOrders + sums.held + sums.cancelled,
  paid: sums.totalOrders - sums.partial - sums.deferred,
});

const within = (since: Date | null, until: Date | null) => sql`
  ${since ? sql`and created_at >= ${since}` : sql``} ${until ? sql`and created_at < ${until}` : sql``}`;
