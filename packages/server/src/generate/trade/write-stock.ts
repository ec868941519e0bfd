import { sql } from 'kysely';
import type { Tx } from '../../db/transaction';
import type { Movement } from './books';
import type { ShelvedPart } from './shelves';
import { column, inPieces, moment } from './write-in-pieces';

/** Writes movements in the passed order, which is chronological. */
export const writeMovements = (tx: Tx, movements: readonly Movement[]): Promise<void> =>
  inPieces(movements, (some) =>
    sql`
      insert into stock_movements (at, product_id, warehouse_id, quantity, quantity_after, unit_cost, cost_before,
        cost_after, reason, source_type, source_id, source_number, user_id)
      select at, product_id, warehouse_id, quantity, quantity_after, unit_cost, cost_before, cost_after, reason,
        case when source_id is not null then 'sale' end, source_id, source_number, user_id
      from unnest(
        ${column(some, ({ at }) => moment(at))}::timestamptz[],
        ${column(some, ({ productId }) => productId)}::uuid[],
        ${column(some, ({ warehouseId }) => warehouseId)}::uuid[],
        ${column(some, ({ quantity }) => quantity)}::numeric[],
        ${column(some, ({ quantityAfter }) => quantityAfter)}::numeric[],
        ${column(some, ({ unitCost }) => unitCost)}::numeric[],
        ${column(some, ({ costBefore }) => costBefore)}::numeric[],
        ${column(some, ({ costAfter }) => costAfter)}::numeric[],
        ${column(some, ({ reason }) => reason)}::text[],
        ${column(some, ({ sale }) => sale?.id ?? null)}::uuid[],
        ${column(some, ({ sale }) => sale?.number ?? null)}::text[],
        ${column(some, ({ userId }) => userId)}::uuid[]
      ) as moved (at, product_id, warehouse_id, quantity, quantity_after, unit_cost, cost_before, cost_after, reason,
        source_id, source_number, user_id)`.execute(tx),
  );

/** Writes the final stock by warehouse. */
export async function writeStock(tx: Tx, parts: readonly ShelvedPart[]): Promise<void> {
  const moved = parts.filter(({ hasMoved }) => hasMoved);
  const places = moved.flatMap(({ id, held }) =>
    [...held].map(([warehouseId, quantity]) => ({ id, warehouseId, quantity })),
  );
  await inPieces(places, (some) =>
    sql`
      insert into stock (product_id, warehouse_id, quantity)
      select * from unnest(
        ${column(some, ({ id }) => id)}::uuid[], ${column(some, ({ warehouseId }) => warehouseId)}::uuid[],
        ${column(some, ({ quantity }) => quantity)}::numeric[])
      on conflict (product_id, warehouse_id) do update set quantity = excluded.quantity`.execute(tx),
  );
  await inPieces(moved, (some) =>
    sql`
      update stock_totals t set quantity = n.quantity, cost = n.cost
      from unnest(
        ${column(some, ({ id }) => id)}::uuid[], ${column(some, ({ quantity }) => quantity)}::numeric[],
        ${column(some, ({ cost }) => cost)}::numeric[]) as n (product_id, quantity, cost)
      where t.product_id = n.product_id`.execute(tx),
  );
}
