import { must, type SalesTotals } from '@turoos/contract';
import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../db/connect';
import { inRials, rialsSum, sumInRials } from '../../db/rials';
import { readSalesSummary } from '../sales';
import { foundSales, type SalesLinesFilter } from './sales-lines.queries';

/** Without a keyword it reads the daily totals, so its time doesn't grow with the number of sales. */
export const sumSales = (db: Db, filter: SalesLinesFilter): Promise<SalesTotals> =>
  (filter.keyword ?? filter.q) ? sumFound(db, filter) : sumDays(db, filter);

type Sums = Pick<SalesTotals, 'count' | 'items' | 'total' | 'refunds' | 'rials'>;

async function sumDays(db: Db, filter: SalesLinesFilter): Promise<SalesTotals> {
  const days = sql`select * from sales_by_day where orders > 0
    and (${filter.startDate ?? null}::date is null or day >= ${filter.startDate ?? null}::date)
    and (${filter.endDate ?? null}::date is null or day <= ${filter.endDate ?? null}::date)`;
  const [{ rows }, trend, { paid, partial, deferred, outstanding }] = await Promise.all([
    sql<Sums>`
      select coalesce(sum(orders), 0) as count, coalesce(sum(lines), 0) as items, coalesce(sum(sales), 0) as total,
        coalesce(sum(refunds), 0) as refunds, json_build_object('total', ${rialsSum(sql`sum(rials)`, sql`sum(unrated)`)},
          'refunds', ${rialsSum(sql`sum(refund_rials)`, sql`sum(refund_unrated)`)}) as rials
      from (${days}) d`.execute(db),
    readTrend(db, days),
    readSalesSummary(db, filter),
  ]);
  return {
    ...must(rows[0]),
    outstanding,
    payments: { paid, pending: partial, credit: deferred },
    trend,
  };
}

async function sumFound(db: Db, filter: SalesLinesFilter): Promise<SalesTotals> {
  const found = foundSales(db, filter);
  const sums = found.select([
    sql<number>`count(*)`.as('count'),
    sql<number>`coalesce(sum((select count(*) from sale_items i where i.sale_id = sales.id)), 0)`.as('items'),
    sql<number>`coalesce(sum(sales.grand_total), 0)`.as('total'),
    sql<SalesTotals['rials']>`json_build_object('total', ${sumInRials(sql`sales.grand_total`)},
      'refunds', ${sumInRials(sql`sales.refund_amount`)})`.as('rials'),
    sql<number>`coalesce(sum(sales.refund_amount), 0)`.as('refunds'),
    sql<number>`coalesce(sum(sales.remaining), 0)`.as('outstanding'),
    sql<number>`count(*) filter (where sales.payment_status = 'paid')`.as('paid'),
    sql<number>`count(*) filter (where sales.payment_status = 'partial')`.as('pending'),
  ]);
  const days = found
    .select([
      sql`(sales.created_at at time zone 'Asia/Aden')::date`.as('day'),
      sql`sum(sales.grand_total)`.as('sales'),
      sql`sum(${inRials(sql`sales.grand_total`, sql`usd_to_yer`)})`.as('rials'),
      sql`sum(sales.grand_total) filter (where usd_to_yer is null)`.as('unrated'),
    ])
    .groupBy(sql`1`);
  const [{ paid, pending, ...totals }, trend] = await Promise.all([
    sums.executeTakeFirstOrThrow(),
    readTrend(db, sql`${days}`),
  ]);
  return { ...totals, payments: { paid, pending, credit: totals.count - paid - pending }, trend };
}

/** Longer periods are shown by month, because hundreds of days are hard to read. */
const mostDays = 92;

async function readTrend(db: Db, days: RawBuilder<unknown>): Promise<SalesTotals['trend']> {
  const { rows } = await sql<SalesTotals['trend'][number]>`
    with days as (${days}),
      unit as (select case when max(day) - min(day) > ${mostDays} then 'month' else 'day' end as name from days)
    select date_trunc(unit.name, day)::date as date, sum(sales) as total,
      ${rialsSum(sql`sum(rials)`, sql`sum(unrated)`)} as rials
    from days, unit group by 1 order by 1`.execute(db);
  return rows;
}
