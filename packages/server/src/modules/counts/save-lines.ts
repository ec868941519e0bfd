import { notFound, productTexts, type CountLine } from '@turoos/contract';
import { sql } from 'kysely';
import type { Tx } from '../../db/transaction';

export interface SavedLine {
  productId: string;
  countedQuantity: number | null;
}

/** Deduplicates the lines by part; the last line of a part wins. */
const merged = (lines: readonly CountLine[]): CountLine[] => [
  ...new Map(lines.map((line) => [line.product, line])).values(),
];

/**
 * Saves counted quantities together with the current book quantities. The parts are locked meanwhile, so that
 * a sale falls before or after the count. An unchanged quantity keeps its time and book quantity. A part that
 * is not in the count yet is added. Returns the previous values of the lines that changed.
 */
export async function saveLines(
  tx: Tx,
  userId: string,
  count: { id: string; warehouseId: string },
  given: readonly CountLine[],
): Promise<SavedLine[]> {
  const lines = merged(given);
  if (lines.length === 0) return [];
  await lockParts(
    tx,
    lines.map(({ product }) => product),
  );
  await addMissing(
    tx,
    count,
    lines.map(({ product }) => product),
  );
  const entered = lines.flatMap(({ product, countedQuantity }) =>
    countedQuantity === undefined ? [] : [{ product, countedQuantity }],
  );
  const { rows } = await sql<SavedLine>`
    update inventory_count_items i set system_quantity = coalesce(s.quantity, 0), unit_cost = t.cost,
      counted_quantity = n.counted,
      counted_at = case when n.counted is not null then clock_timestamp() end,
      counted_by = case when n.counted is not null then ${userId}::uuid end
    from unnest(${entered.map(({ product }) => product)}::uuid[],
        ${entered.map(({ countedQuantity }) => countedQuantity)}::numeric[]) as n (product_id, counted)
      join inventory_count_items b on b.count_id = ${count.id} and b.product_id = n.product_id
      join stock_totals t on t.product_id = n.product_id
      left join stock s on s.product_id = n.product_id and s.warehouse_id = ${count.warehouseId}
    where i.count_id = b.count_id and i.product_id = b.product_id and b.counted_quantity is distinct from n.counted
    returning i.product_id, b.counted_quantity`.execute(tx);
  return rows;
}

/** Locks the parts sorted by id, as every stock change does, to avoid deadlocks. */
async function lockParts(tx: Tx, ids: readonly string[]): Promise<void> {
  const { rows } = await sql`
    select product_id from stock_totals where product_id = any (${ids}::uuid[])
    order by product_id for update`.execute(tx);
  if (rows.length < ids.length) throw notFound(productTexts.notFound);
}

async function addMissing(
  tx: Tx,
  count: { id: string; warehouseId: string },
  ids: readonly string[],
): Promise<void> {
  await sql`
    insert into inventory_count_items (count_id, product_id, position, system_quantity, unit_cost)
    select ${count.id}, p.id,
      row_number() over (order by p.shelf = '', p.shelf, p.name, p.id) + (
        select coalesce(max(position), 0) from inventory_count_items where count_id = ${count.id}),
      coalesce(s.quantity, 0), t.cost
    from products p
      join stock_totals t on t.product_id = p.id
      left join stock s on s.product_id = p.id and s.warehouse_id = ${count.warehouseId}
    where p.id = any (${ids}::uuid[])
    on conflict (count_id, product_id) do nothing`.execute(tx);
}
