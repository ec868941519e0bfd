import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../db/connect';
import type { Tx } from '../../db/transaction';
import type { Actor } from '../../kernel/actor';
import { recordChanges } from '../../kernel/audit';
import type { HeldPart, PartChange } from './listed-part.rules';
import { searchText } from './search-text';

const heldFields = sql`
  p.id, p.part_code as code, p.name, p.category_id, c.root_id as category_root_id, p.type, p.part_status,
  p.purchase_price, p.selling_price, p.wholesale_price, p.unit, p.barcode, p.code as shop_code, p.brand,
  p.supplier_part_number, p.side, p.axle, p.place_position as position, p.condition, p.description, p.shelf, t.min_level, p.max_level, p.discount_percentage,
  p.is_active`;

/** Reads parts as a list can change them. */
export async function readHeld(db: Db, which: RawBuilder<unknown>): Promise<HeldPart[]> {
  const { rows } = await sql<HeldPart>`
    select ${heldFields} from products p join stock_totals t on t.product_id = p.id
    left join categories c on c.id = p.category_id where ${which}`.execute(db);
  return rows;
}

/** Locks parts sorted by id, like every other code that locks several parts. */
export async function lockHeld(tx: Tx, which: RawBuilder<unknown>): Promise<void> {
  await sql`
    with held as materialized (select from products p where ${which} order by p.id for no key update)
    select count(*) from held`.execute(tx);
}

export interface WrittenPart extends PartChange {
  entityId: string;
  /** Whether numbers or fitments were changed too. */
  hasOtherLists?: boolean | undefined;
}

const searched = ['name', 'categoryId', 'brand', 'barcode', 'shopCode', 'side', 'axle', 'position'] as const;

/** Writes changed parts, and an audit entry per part; returns their new versions by id. */
export async function writeHeld(
  tx: Tx,
  user: Actor,
  changed: readonly WrittenPart[],
): Promise<Map<string, number>> {
  if (changed.length === 0) return new Map();
  const column = (name: keyof HeldPart) => changed.map(({ whole }) => whole[name]);
  const isFoundOtherwise = changed.map(
    ({ after, hasOtherLists = false }) => hasOtherLists || searched.some((name) => name in after),
  );
  const text = searchText({
    name: sql`n.name`,
    brand: sql`n.brand`,
    partCode: sql`p.part_code`,
    barcode: sql`n.barcode`,
    code: sql`n.shop_code`,
    place: { side: sql`n.side`, axle: sql`n.axle`, position: sql`n.position` },
    categoryId: sql`n.category_id`,
    lists: sql`p.id`,
  });
  const { rows } = await sql<{ id: string; version: number }>`
    update products p set name = n.name, category_id = n.category_id, type = n.type, part_status = n.part_status,
      purchase_price = n.purchase_price, selling_price = n.selling_price, wholesale_price = n.wholesale_price,
      unit = n.unit, barcode = n.barcode, code = n.shop_code, brand = n.brand,
      supplier_part_number = n.supplier_part_number, side = n.side, axle = n.axle, place_position = n.position, condition = n.condition, description = n.description,
      shelf = n.shelf, max_level = n.max_level, discount_percentage = n.discount_percentage, is_active = n.is_active,
      version = p.version + 1, updated_at = now(),
      search_text = case when n.is_found_otherwise then ${text} else p.search_text end
    from unnest(
      ${column('id')}::uuid[], ${column('name')}::text[], ${column('categoryId')}::uuid[], ${column('type')}::text[],
      ${column('partStatus')}::text[], ${column('purchasePrice')}::bigint[], ${column('sellingPrice')}::bigint[],
      ${column('wholesalePrice')}::bigint[], ${column('unit')}::text[], ${column('barcode')}::text[],
      ${column('shopCode')}::text[], ${column('brand')}::text[], ${column('supplierPartNumber')}::text[],
      ${column('condition')}::text[], ${column('description')}::text[], ${column('shelf')}::text[],
      ${column('maxLevel')}::numeric[], ${column('discountPercentage')}::numeric[], ${column('isActive')}::boolean[],
      ${column('side')}::text[], ${column('axle')}::text[], ${column('position')}::text[],
      ${isFoundOtherwise}::boolean[]) as n (id, name, category_id, type, part_status, purchase_price, selling_price,
      wholesale_price, unit, barcode, shop_code, brand, supplier_part_number, condition, description, shelf, max_level,
      discount_percentage, is_active, side, axle, position, is_found_otherwise)
    where p.id = n.id returning p.id, p.version`.execute(tx);
  await writeMinLevels(
    tx,
    changed.flatMap(({ whole, after }) => ('minLevel' in after ? [whole] : [])),
  );
  await recordChanges(tx, user, { action: 'product.update', entity: 'products' }, changed);
  return new Map(rows.map(({ id, version }) => [id, version]));
}

async function writeMinLevels(tx: Tx, parts: readonly Pick<HeldPart, 'id' | 'minLevel'>[]): Promise<void> {
  if (parts.length === 0) return;
  await sql`
    with level as (
      select * from unnest(
        ${parts.map(({ id }) => id)}::uuid[], ${parts.map(({ minLevel }) => minLevel)}::numeric[]) as level (id, pieces)
    ), held as materialized (
      select product_id from stock_totals where product_id in (select id from level) order by product_id for update
    )
    update stock_totals t set min_level = level.pieces from level join held on held.product_id = level.id
    where t.product_id = level.id`.execute(tx);
}
