import { sql } from 'kysely';
import type { Db } from '../../db/connect';

/** What there is of a part, and its average cost in cents. */
export interface HeldStock {
  cost: number;
  byWarehouse: Map<string, number>;
}

/** Reads the stock of parts. */
export async function readStock(db: Db, ids: readonly string[]): Promise<Map<string, HeldStock>> {
  const { rows } = await sql<{ id: string; cost: number; warehouseId: string | null; quantity: number }>`
    select t.product_id as id, t.cost, s.warehouse_id, coalesce(s.quantity, 0) as quantity
    from stock_totals t left join stock s on s.product_id = t.product_id
    where t.product_id = any (${ids}::uuid[])`.execute(db);
  const held = new Map<string, HeldStock>();
  for (const { id, cost, warehouseId, quantity } of rows) {
    const one = held.get(id) ?? { cost, byWarehouse: new Map() };
    if (warehouseId) one.byWarehouse.set(warehouseId, quantity);
    held.set(id, one);
  }
  return held;
}
