import { firstOfMonth } from '@turoos/contract';
import { sql, type RawBuilder } from 'kysely';
import type { LockedSale } from './lock-sale';

/** Takes lines that came back off what their parts sold; `lines` names a query of them within the same statement. */
export const takeOffParts = (
  lines: 'kept' | 'back',
  { day, sale }: { day: string; sale: Pick<LockedSale, 'warehouseId'> },
): RawBuilder<unknown> => sql`
  update part_sales_by_month m set quantity = m.quantity - l.quantity, revenue = m.revenue - l.worth,
    rials = m.rials - coalesce(l.rials, 0), unrated = m.unrated - case when l.rials is null then l.worth else 0 end
  from (
    select product_id, sum(quantity) as quantity, sum(worth) as worth, sum(rials) as rials
    from ${sql.table(lines)} group by product_id
  ) l
  where m.month = ${firstOfMonth(day)} and m.product_id = l.product_id and l.quantity > 0
    and m.warehouse_id is not distinct from ${sale.warehouseId}`;
