import { adenDayBounds, exact, must, type PeriodTotals, type RialsSum } from '@turoos/contract';
import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../db/connect';
import { rialsSum } from '../../db/rials';

export interface Period {
  from: string;
  to: string;
}

export interface DayFigures {
  day: string;
  orders: number;
  /** Net of refunds. */
  sales: number;
  /** The sales in rials, each at the rate of its invoice, and the cents of those without a rate. */
  rials: number;
  unrated: number;
  profit: number;
  cost: number;
}

/**
 * Selects sales and profit per day. Profit is price minus cost of the goods that stayed sold: tax is not
 * profit, so the tax share of a refund doesn't reduce it.
 */
export const dayFigures = ({ from, to }: Period): RawBuilder<DayFigures> => sql`
  select d.day, d.orders, d.sales - d.refunds as sales, d.cost,
    d.rials - d.refund_rials as rials, d.unrated - d.refund_unrated as unrated,
    round(d.sales - d.refunds - d.tax + coalesce(back.tax, 0) - d.cost) as profit
  from sales_by_day d left join (
    select (created_at at time zone 'Asia/Aden')::date as day,
      sum(round(refund_amount::numeric * tax / grand_total)) as tax
    from sales
    where refund_amount > 0 and tax > 0 and status in ('completed', 'refunded')
      and created_at >= ${adenDayBounds(from).from} and created_at < ${adenDayBounds(to).until}
    group by 1
  ) back on back.day = d.day
  where d.day between ${from}::date and ${to}::date`;

type SummedPeriod = PeriodTotals & { cost: number };

export async function sumPeriod(db: Db, period: Period): Promise<SummedPeriod> {
  const { rows } = await sql<SummedPeriod>`
    select coalesce(sum(sales), 0) as sales, coalesce(sum(profit), 0) as profit, coalesce(sum(orders), 0) as orders,
      coalesce(sum(cost), 0) as cost, ${rialsSum(sql`sum(rials)`, sql`sum(unrated)`)} as rials
    from (${dayFigures(period)}) d`.execute(db);
  return must(rows[0]);
}

type Orders = Pick<PeriodTotals, 'sales' | 'rials' | 'orders'>;

/** Returns the average value of an order in whole cents and rials; 0 without orders. */
export function averageOrder({ sales, rials, orders }: Orders): { value: number; rials: RialsSum } {
  const share = (total: number) => (orders > 0 ? exact(total).over(orders).round() : 0);
  return { value: share(sales), rials: { rials: share(rials.rials), unrated: share(rials.unrated) } };
}
