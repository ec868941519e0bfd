import { exact, must, type PeriodTotals, type RialsSum } from '@turoos/contract';
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
 * Sales and profit of the rows of daily totals. Profit is price minus cost of the goods that stayed sold: tax is not
 * profit, so the tax share of a refund doesn't reduce it.
 */
const figures = sql`day, orders, sales - refunds as sales, cost, rials - refund_rials as rials,
  unrated - refund_unrated as unrated, round(sales - refunds - tax + refund_tax - cost) as profit`;

export const dayFigures = ({ from, to }: Period): RawBuilder<DayFigures> => sql`
  select ${figures} from sales_by_day where day between ${from}::date and ${to}::date`;

/** Selects the figures of each day by the warehouse that invoices were sold from; those of several have none. */
export const branchDayFigures = ({
  from,
  to,
}: Period): RawBuilder<DayFigures & { warehouse: string | null }> => sql`
  select warehouse_id as warehouse, ${figures} from branch_sales_by_day
  where orders > 0 and day between ${from}::date and ${to}::date`;

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
