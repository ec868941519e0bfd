import { addDays, demandDays } from '@turoos/contract';
import { sql } from 'kysely';
import type { Tx } from '../../db/transaction';
import { windowColumns } from './gather-figures';

/** What the demand for a part is computed from; the sums of the windows as `soldRecent`, `outRecent` and so on. */
export interface PartFigures {
  productId: string;
  minLevel: number;
  maxLevel: number | null;
  decimals: number;
  /** Used parts are one of a kind, and replaced ones are bought no more. */
  isOrdered: boolean;
  saleDays: number;
  revenue: number;
  allRevenue: number;
  lastSold: string | null;
  asked: number;
  supplierId: string | null;
  lastCost: number | null;
  lastBought: string | null;
  cheapestSupplierId: string | null;
  cheapestCost: number | null;
  unitCost: number;
  leadDays: number | null;
  receipts: number;
  [window: `sold${string}` | `out${string}`]: number;
}

/** Receipts of a supplier that its lead time is learned from, the latest ones, and the fewest that tell anything. */
const learnedFrom = { most: 12, fewest: 2, days: 730 } as const;
const fetched = 2000;

/** Reads the figures of all active parts in chunks, those that brought most in the year first. */
export async function* readPartFigures(tx: Tx, today: string): AsyncIterable<PartFigures[]> {
  const yearAgo = addDays(today, -365);
  await sql`
    declare part_figures no scroll cursor for
    with bills as (
      select i.product_id, b.supplier_id, i.unit_cost, b.purchase_date, b.created_at
      from purchase_items i join purchases b on b.id = i.purchase_id
      where b.status in ('completed', 'partly_received', 'pending') and b.deleted_at is null
    ), bought as (
      select distinct on (product_id) * from bills order by product_id, purchase_date desc, created_at desc
    ), offers as (
      select distinct on (product_id, supplier_id) product_id, supplier_id, unit_cost
      from bills join suppliers s on s.id = supplier_id and s.is_active
      where purchase_date > ${yearAgo}::date
      order by product_id, supplier_id, purchase_date desc, bills.created_at desc
    ), cheapest as (
      select distinct on (product_id) * from offers order by product_id, unit_cost, supplier_id
    ), arrivals as (
      select b.supplier_id, (r.created_at at time zone 'Asia/Aden')::date - b.purchase_date as days,
        row_number() over (partition by b.supplier_id order by r.created_at desc) as n
      from purchase_receipts r join purchases b on b.id = r.purchase_id
      where r.kind = 'arrived' and r.created_at > now() - ${learnedFrom.days} * interval '1 day' and b.deleted_at is null
    ), leads as (
      select supplier_id, count(*)::int as receipts,
        least(365, greatest(1, ceil(percentile_cont(0.5) within group (order by days))))::int as lead_days
      from arrivals where n <= ${learnedFrom.most} group by 1 having count(*) >= ${learnedFrom.fewest}
    ), asked as (
      select p.id as product_id, sum(times.n)::int as asked
      from asked_parts w
      cross join lateral (
        select count(*) as n from asked_part_times t
        where t.asked_part_id = w.id and t.created_at > now() - ${demandDays.asked} * interval '1 day') as times
      join lateral (
        select w.product_id as id where w.product_id is not null
        union select id from products where w.product_id is null and part_code = w.key
        union select id from products
        where w.product_id is null and barcode <> '' and turoos_code(barcode) = w.key
      ) as p on true
      where w.status = 'open' group by 1
    )
    select p.id as product_id, t.min_level, p.max_level, u.decimals,
      p.type = 'new' and p.replaced_by_id is null as is_ordered,
      coalesce(s.sale_days, 0)::int as sale_days, coalesce(s.revenue, 0) as revenue, s.last_sold,
      (select coalesce(sum(revenue), 0) from sold_parts) as all_revenue,
      coalesce(w.asked, 0) as asked, b.supplier_id, b.unit_cost as last_cost, b.purchase_date as last_bought,
      case when c.supplier_id <> b.supplier_id and c.unit_cost < b.unit_cost then c.supplier_id end as cheapest_supplier_id,
      case when c.supplier_id <> b.supplier_id and c.unit_cost < b.unit_cost then c.unit_cost end as cheapest_cost,
      coalesce(b.unit_cost, nullif(p.purchase_price, 0), round(t.cost))::bigint as unit_cost,
      l.lead_days, coalesce(l.receipts, 0) as receipts, ${windowColumns}
    from products p join stock_totals t on t.product_id = p.id join units u on u.code = p.unit
      left join sold_parts s on s.product_id = p.id left join absent_parts a on a.product_id = p.id
      left join bought b on b.product_id = p.id left join cheapest c on c.product_id = p.id
      left join leads l on l.supplier_id = b.supplier_id left join asked w on w.product_id = p.id
    where p.is_active order by coalesce(s.revenue, 0) desc, p.id`.execute(tx);
  for (;;) {
    const { rows } = await sql<PartFigures>`fetch ${sql.lit(fetched)} from part_figures`.execute(tx);
    if (rows.length === 0) break;
    yield rows;
  }
  await sql`close part_figures`.execute(tx);
}
