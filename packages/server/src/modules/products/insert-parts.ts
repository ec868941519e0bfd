import { defaultMinLevel } from '@turoos/contract';
import { sql } from 'kysely';
import type { Tx } from '../../db/transaction';
import type { ListedPart } from './listed-part.rules';
import { searchText } from './search-text';

/** Inserts parts without stock. Parts whose number is taken are skipped. */
export async function insertParts(
  tx: Tx,
  parts: readonly ListedPart[],
  mainWarehouseId: string,
): Promise<{ id: string; code: string }[]> {
  if (parts.length === 0) return [];
  const column = (name: keyof ListedPart) => parts.map((part) => part[name] ?? null);
  const text = searchText({
    name: sql`l.name`,
    partCode: sql`l.code`,
    categoryId: sql`l.category_id`,
  });
  const { rows } = await sql<{ id: string; code: string }>`
    with listed as (
      select * from unnest(
        ${column('partNumber')}::text[], ${column('code')}::text[], ${column('name')}::text[],
        ${column('categoryId')}::uuid[], ${column('type')}::text[], ${column('partStatus')}::text[],
        ${column('purchasePrice')}::bigint[], ${column('costPrice')}::bigint[], ${column('sellingPrice')}::bigint[],
        ${column('supplierPartNumber')}::text[], ${column('condition')}::text[], ${column('minStockLevel')}::numeric[],
        ${column('maxStockLevel')}::numeric[], ${column('discountPercentage')}::numeric[], ${column('unit')}::text[]
      ) as l (part_number, code, name, category_id, type, part_status, purchase_price, cost_price, selling_price,
        supplier_part_number, condition, min_level, max_level, discount_percentage, unit)
    ), made as (
      insert into products (part_number, name, category_id, type, part_status, purchase_price, selling_price,
        supplier_part_number, condition, max_level, discount_percentage, unit, main_warehouse_id, search_text)
      select l.part_number, l.name, l.category_id, l.type, l.part_status, l.purchase_price, l.selling_price,
        coalesce(l.supplier_part_number, ''), coalesce(l.condition, ''), l.max_level,
        coalesce(l.discount_percentage, 0), coalesce(l.unit, 'piece'), ${mainWarehouseId}::uuid,
        ${text}
      from listed l order by l.code collate "C"
      on conflict (part_code) do nothing
      returning id, part_code
    ), totals as (
      insert into stock_totals (product_id, min_level, cost)
      select made.id, coalesce(l.min_level, ${defaultMinLevel}), l.cost_price
      from made join listed l on l.code = made.part_code
    )
    select id, part_code as code from made`.execute(tx);
  return rows;
}
