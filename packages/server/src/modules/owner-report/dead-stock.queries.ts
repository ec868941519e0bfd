import { adenDay, deadAfterDays, must, ownerLimits, type InventoryInsights } from '@turoos/contract';
import { sql } from 'kysely';
import type { Db } from '../../db/connect';
import { unitValue } from '../stock';
import { unitOf } from '../units';
import { windowOf } from './window.rules';

type DeadStock = InventoryInsights['deadStock'];
type Part = Omit<DeadStock['parts'][number], '_id'> & { id: string };

/** Reads parts in stock that are not new and have no recent sale. A fully refunded sale doesn't count. */
export async function readDeadStock(db: Db, today = adenDay()): Promise<DeadStock> {
  const { since, until, wholeFrom } = windowOf(deadAfterDays, today);
  const { rows } = await sql<{ count: number; value: number; parts: Part[] }>`
    with sold as (
      select product_id from part_sales_by_month where month >= ${wholeFrom}::date and quantity > 0
      union all
      select i.product_id from sale_items i
      where i.at >= ${since} and i.at < ${until} and i.returned < i.quantity and not exists (
        select from sales s where s.id = i.sale_id and s.status in ('cancelled', 'pending')
          and s.created_at >= ${since} and s.created_at < ${until})
    ), dead as materialized (
      select t.product_id, t.quantity, round(t.quantity * ${unitValue(sql`t.cost`, sql`p.selling_price`)}) as value
      from stock_totals t join products p on p.id = t.product_id
      where t.quantity > 0 and p.created_at < ${since}
        and not exists (select from sold where sold.product_id = t.product_id)
    ), worst as (
      select * from dead order by value desc, product_id limit ${ownerLimits.deadParts}
    )
    select (select count(*) from dead) as count, (select coalesce(sum(value), 0) from dead) as value,
      (select coalesce(json_agg(json_build_object('id', p.id, 'name', p.name, 'partNumber', p.part_number,
          'unit', ${unitOf(sql`p.id`)}, 'quantity', w.quantity, 'value', w.value, 'lastSold', last.day) order by w.value desc, p.id), '[]')
        from worst w join products p on p.id = w.product_id
        left join lateral (
          select (i.at at time zone 'Asia/Aden')::date as day from sale_items i join sales s on s.id = i.sale_id
          where i.product_id = p.id and i.returned < i.quantity and s.status in ('completed', 'refunded')
          order by i.at desc limit 1
        ) last on true) as parts`.execute(db);
  const { parts, ...dead } = must(rows[0]);
  return { ...dead, parts: parts.map(({ id, ...part }) => ({ _id: id, ...part })) };
}
