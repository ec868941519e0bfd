import { ownerLimits, type SalesAnalytics } from '@turoos/contract';
import { sql } from 'kysely';
import type { Db } from '../../db/connect';
import { inRials, rialsSum, soldInRials } from '../../db/rials';
import { unitOf } from '../units';
import type { Window } from './window.rules';

/** Reads full months from monthly sums and only the days before the first full month sale by sale. */
export async function readTopProducts(
  db: Db,
  { wholeFrom, since, until }: Window,
): Promise<SalesAnalytics['topProducts']> {
  type Row = Omit<SalesAnalytics['topProducts'][number], '_id'> & { name: string };
  const { rows } = await sql<Row>`
    with sold as (
      select product_id, quantity, revenue, rials, unrated from part_sales_by_month where month >= ${wholeFrom}::date
      union all
      select i.product_id, i.quantity - i.returned, round(i.price * (i.quantity - i.returned))::bigint, 0, 0
      from sale_items i
      where i.at >= ${since} and i.at < ${until} and not exists (
        select from sales s where s.id = i.sale_id and s.status in ('cancelled', 'pending')
          and s.created_at >= ${since} and s.created_at < ${until})
    ), top as (
      select product_id, sum(quantity) as quantity, sum(revenue) as revenue, sum(rials) as rials, sum(unrated) as unrated
      from sold group by product_id
      having sum(quantity) > 0 order by revenue desc, quantity desc, product_id limit ${ownerLimits.top}
    )
    select p.name, p.id as product, p.part_number, ${unitOf(sql`p.id`)} as unit, top.quantity as total_sold, top.revenue as total_revenue,
      ${rialsSum(sql`(top.rials + coalesce(own.rials, 0))`, sql`(top.unrated + coalesce(own.unrated, 0))`)} as rials
    from top join products p on p.id = top.product_id
    -- the first days only for these few parts, each line at its invoice's rate
    cross join lateral (
      select sum(${inRials(sql`round(i.price * (i.quantity - i.returned))`, sql`s.usd_to_yer`)}) as rials,
        sum(round(i.price * (i.quantity - i.returned))) filter (where s.usd_to_yer is null) as unrated
      from sale_items i join sales s on s.id = i.sale_id
      where i.product_id = p.id and i.at >= ${since} and i.at < ${until} and s.status in ('completed', 'refunded')
    ) own
    order by top.revenue desc, top.quantity desc, p.id`.execute(db);
  return rows.map(({ name, ...product }) => ({ _id: name, ...product }));
}

/** Ranks registered customers by sales net of refunds. */
export async function readTopCustomers(
  db: Db,
  { wholeFrom, since, until }: Window,
): Promise<SalesAnalytics['topCustomers']> {
  type Row = Omit<SalesAnalytics['topCustomers'][number], '_id'> & { name: string };
  const { rows } = await sql<Row>`
    with bought as (
      select customer_id, orders, spent from customer_sales_by_month where month >= ${wholeFrom}::date
      union all
      select customer_id, 1, grand_total - refund_amount from sales
      where created_at >= ${since} and created_at < ${until} and status in ('completed', 'refunded')
        and customer_id is not null
    ), top as (
      select customer_id, sum(orders) as orders, sum(spent) as spent from bought group by customer_id
      having sum(spent) > 0 order by spent desc, orders desc, customer_id limit ${ownerLimits.top}
    )
    select c.name, c.id as customer, top.orders as order_count, top.spent as total_spent, own.rials
    from top join customers c on c.id = top.customer_id
    cross join lateral (
      select ${soldInRials} as rials from sales
      where customer_id = c.id and created_at >= ${since} and status in ('completed', 'refunded')
    ) own
    order by top.spent desc, top.orders desc, c.id`.execute(db);
  return rows.map(({ name, ...customer }) => ({ _id: name, ...customer }));
}
