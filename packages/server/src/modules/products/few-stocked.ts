import type { PartsQuery } from '@turoos/contract';
import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../db/connect';

/** If more parts match, a list meets enough of them soon by reading all parts in its own order. */
const few = 2000;

type Status = NonNullable<PartsQuery['status']>;

/**
 * Returns the ids of the parts that `filterParts` finds in a warehouse by their status there, or undefined if they are
 * many. Without the ids, a list of few parts would read the whole catalogue before it has a page.
 */
export async function fewStocked(
  db: Db,
  warehouse: string,
  status: Status = 'all',
): Promise<string[] | undefined> {
  const { rows } = await sql<{ id: string }>`
    select id from (${stocked[status](warehouse)}) as stocked limit ${sql.lit(few + 1)}`.execute(db);
  return rows.length > few ? undefined : rows.map(({ id }) => id);
}

const stocked: Record<Status, (warehouse: string) => RawBuilder<unknown>> = {
  all: (warehouse) => sql`
    select product_id as id from stock where warehouse_id = ${warehouse}
    union all select id from products where main_warehouse_id = ${warehouse}`,
  in_stock: (warehouse) => inStock(warehouse, sql`s.quantity > t.min_level`),
  low_stock: (warehouse) => inStock(warehouse, sql`s.quantity <= t.min_level`),
  out_of_stock: (warehouse) => sql`
    select product_id as id from stock where warehouse_id = ${warehouse} and quantity <= 0
    union all select id from products where main_warehouse_id = ${warehouse}
      and not exists (select from stock s where s.product_id = products.id and s.warehouse_id = ${warehouse})`,
};

const inStock = (warehouse: string, level: RawBuilder<unknown>) => sql`
  select s.product_id as id from stock s join stock_totals t on t.product_id = s.product_id
  where s.warehouse_id = ${warehouse} and s.quantity > 0 and ${level}`;
