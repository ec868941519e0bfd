import { defaultMinLevel } from '@turoos/contract';
import { sql } from 'kysely';
import { portions } from '../../db/portions';
import type { Tx } from '../../db/transaction';
import type { Actor } from '../../kernel/actor';
import { recordChanges } from '../../kernel/audit';
import { insertParts } from './insert-parts';
import { changesOf, type HeldPart, type ListedPart } from './listed-part.rules';
import { searchText } from './search-text';

export type { ListedPart };

/**
 * Inserts or updates the parts of a list, matched by folded number: existing parts take the list's fields and
 * keep the others, missing ones are created. A concurrent list with the same parts waits at the first row
 * lock. Rows are processed in portions, because lists are long. Returns the parts' ids by folded number, and
 * the number of new parts.
 */
export async function upsertParts<Row extends Coded>(
  tx: Tx,
  user: Actor,
  rows: readonly Row[],
  mainWarehouseId: string,
  partOf: (row: Row) => ListedPart,
): Promise<{ ids: Map<string, string>; created: number }> {
  const sorted = rows.toSorted((a, b) => (a.code < b.code ? -1 : 1));
  await lockParts(tx, sorted);
  const ids = new Map<string, string>();
  let created = 0;
  for (const portion of portions(sorted)) {
    const parts = portion.map(partOf);
    let open = parts;
    // a part that is created concurrently is found in the next round
    while (open.length > 0) {
      const held = await readHeld(tx, open);
      for (const { id, code } of held.values()) ids.set(code, id);
      await changeParts(tx, user, open, held);
      const unknown = open.filter(({ code }) => !held.has(code));
      const made = await insertParts(tx, unknown, mainWarehouseId);
      for (const { id, code } of made) ids.set(code, id);
      created += made.length;
      open = unknown.filter(({ code }) => !ids.has(code));
    }
    await setMinLevels(tx, parts, ids);
  }
  return { ids, created };
}

type Coded = Pick<ListedPart, 'code'>;

const heldOf = (parts: readonly Coded[]) => sql`
  select id from products where part_code = any (${parts.map(({ code }) => code)}::text[])
  order by id for no key update`;

/** Locks all existing parts sorted by id, like every other code that locks several parts. */
async function lockParts(tx: Tx, parts: readonly Coded[]): Promise<void> {
  await sql`with held as materialized (${heldOf(parts)}) select count(*) from held`.execute(tx);
}

async function readHeld(tx: Tx, parts: readonly Coded[]): Promise<Map<string, HeldPart>> {
  const { rows } = await sql<HeldPart>`
    with held as materialized (${heldOf(parts)})
    select p.id, p.part_code as code, p.name, p.category_id, c.root_id as category_root_id, p.type, p.part_status,
      p.purchase_price, p.selling_price, p.unit, p.supplier_part_number, p.condition, p.max_level, p.discount_percentage,
      p.is_active
    from held join products p using (id) left join categories c on c.id = p.category_id`.execute(tx);
  return new Map(rows.map((row) => [row.code, row]));
}

/** Writes only the differing fields, and an audit entry per part. */
async function changeParts(
  tx: Tx,
  user: Actor,
  parts: readonly ListedPart[],
  held: ReadonlyMap<string, HeldPart>,
): Promise<void> {
  const changed = parts.flatMap((part) => {
    const before = held.get(part.code);
    const change = before && changesOf(before, part);
    return change ? [{ entityId: before.id, ...change }] : [];
  });
  if (changed.length === 0) return;
  const column = (name: keyof HeldPart) => changed.map(({ whole }) => whole[name]);
  const text = searchText({
    id: sql`p.id`,
    name: sql`n.name`,
    brand: sql`p.brand`,
    partCode: sql`p.part_code`,
    barcode: sql`p.barcode`,
    code: sql`p.code`,
    categoryId: sql`n.category_id`,
  });
  await sql`
    update products p set name = n.name, category_id = n.category_id, type = n.type, part_status = n.part_status,
      purchase_price = n.purchase_price, selling_price = n.selling_price, unit = n.unit,
      supplier_part_number = n.supplier_part_number, condition = n.condition, max_level = n.max_level,
      discount_percentage = n.discount_percentage, is_active = true, version = p.version + 1, updated_at = now(),
      search_text = case when (p.name, p.category_id) is distinct from (n.name, n.category_id)
        then ${text}
        else p.search_text end
    from unnest(
      ${column('id')}::uuid[], ${column('name')}::text[], ${column('categoryId')}::uuid[], ${column('type')}::text[],
      ${column('partStatus')}::text[], ${column('purchasePrice')}::bigint[], ${column('sellingPrice')}::bigint[],
      ${column('supplierPartNumber')}::text[], ${column('condition')}::text[], ${column('maxLevel')}::numeric[],
      ${column('discountPercentage')}::numeric[], ${column('unit')}::text[]) as n (id, name, category_id, type, part_status,
      purchase_price, selling_price, supplier_part_number, condition, max_level, discount_percentage, unit)
    where p.id = n.id`.execute(tx);
  await recordChanges(tx, user, { action: 'product.update', entity: 'products' }, changed);
}

/** Sets the minimum stock of the parts whose row specifies it. */
async function setMinLevels(
  tx: Tx,
  parts: readonly ListedPart[],
  ids: ReadonlyMap<string, string>,
): Promise<void> {
  const given = parts.filter(({ minStockLevel }) => minStockLevel !== undefined);
  if (given.length === 0) return;
  await sql`
    with level as (
      select * from unnest(
        ${given.map(({ code }) => ids.get(code))}::uuid[],
        ${given.map(({ minStockLevel }) => minStockLevel ?? defaultMinLevel)}::numeric[]) as level (id, pieces)
    ), held as materialized (
      select product_id from stock_totals where product_id in (select id from level) order by product_id for update
    )
    update stock_totals t set min_level = level.pieces from level join held on held.product_id = level.id
    where t.product_id = level.id and t.min_level <> level.pieces`.execute(tx);
}
