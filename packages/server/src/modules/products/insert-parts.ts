import { defaultMinLevel } from '@turoos/contract';
import { sql } from 'kysely';
import type { Tx } from '../../db/transaction';
import type { ListedPart } from './listed-part.rules';
import { searchText } from './search-text';

/** Inserts parts without stock, with their numbers and fitments. Parts whose number is taken are skipped. */
export async function insertParts(
  tx: Tx,
  parts: readonly ListedPart[],
  mainWarehouseId: string | null,
): Promise<{ id: string; code: string }[]> {
  if (parts.length === 0) return [];
  const column = (name: keyof ListedPart) => parts.map((part) => part[name] ?? null);
  const text = searchText({
    name: sql`l.name`,
    brand: sql`coalesce(l.brand, '')`,
    partCode: sql`l.code`,
    barcode: sql`coalesce(l.barcode, '')`,
    code: sql`coalesce(l.shop_code, '')`,
    place: { side: sql`l.side`, axle: sql`l.axle`, position: sql`l.position` },
    categoryId: sql`l.category_id`,
    lists: { numbers: sql`l.numbers`, fitments: sql`l.fitments` },
  });
  const { rows } = await sql<{ id: string; code: string }>`
    with listed as (
      select * from unnest(
        ${column('partNumber')}::text[], ${column('code')}::text[], ${column('name')}::text[],
        ${column('categoryId')}::uuid[], ${column('type')}::text[], ${column('partStatus')}::text[],
        ${column('purchasePrice')}::bigint[], ${column('costPrice')}::bigint[], ${column('sellingPrice')}::bigint[],
        ${column('wholesalePrice')}::bigint[], ${column('barcode')}::text[], ${column('shopCode')}::text[],
        ${column('brand')}::text[], ${column('supplierPartNumber')}::text[], ${column('condition')}::text[],
        ${column('description')}::text[], ${column('shelf')}::text[], ${column('minStockLevel')}::numeric[],
        ${column('maxStockLevel')}::numeric[], ${column('discountPercentage')}::numeric[], ${column('unit')}::text[],
        ${column('mainWarehouseId')}::uuid[], ${column('side')}::text[], ${column('axle')}::text[],
        ${column('position')}::text[], ${parts.map(numbersOf)}::jsonb[], ${parts.map(fitmentsOf)}::jsonb[]
      ) as l (part_number, code, name, category_id, type, part_status, purchase_price, cost_price, selling_price,
        wholesale_price, barcode, shop_code, brand, supplier_part_number, condition, description, shelf, min_level,
        max_level, discount_percentage, unit, main_warehouse_id, side, axle, position, numbers, fitments)
    ), made as (
      insert into products (part_number, name, category_id, type, part_status, purchase_price, selling_price,
        wholesale_price, barcode, code, brand, supplier_part_number, condition, description, shelf, max_level,
        discount_percentage, unit, main_warehouse_id, side, axle, place_position, search_text)
      select l.part_number, l.name, l.category_id, coalesce(l.type, 'new'), coalesce(l.part_status, ''),
        coalesce(l.purchase_price, 0), coalesce(l.selling_price, 0), coalesce(l.wholesale_price, 0),
        coalesce(l.barcode, ''), coalesce(l.shop_code, ''), coalesce(l.brand, ''),
        coalesce(l.supplier_part_number, ''), coalesce(l.condition, ''), coalesce(l.description, ''),
        coalesce(l.shelf, ''), l.max_level, coalesce(l.discount_percentage, 0), coalesce(l.unit, 'piece'),
        coalesce(l.main_warehouse_id, ${mainWarehouseId}::uuid), coalesce(l.side, ''), coalesce(l.axle, ''),
        coalesce(l.position, ''), ${text}
      from listed l order by l.code collate "C"
      on conflict (part_code) do nothing
      returning id, part_code
    ), totals as (
      insert into stock_totals (product_id, min_level, cost)
      select made.id, coalesce(l.min_level, ${defaultMinLevel}), coalesce(l.cost_price, l.purchase_price, 0)
      from made join listed l on l.code = made.part_code
    ), numbered as (
      insert into product_numbers (product_id, kind, number)
      select distinct made.id, o.kind, o.number
      from made join listed l on l.code = made.part_code, jsonb_to_recordset(l.numbers) as o (kind text, number text)
    ), fitted as (
      insert into product_fitments (product_id, make, model, year_from, year_to, month_from, month_to, engine)
      select made.id, f.make, f.model, f.year_from, f.year_to, f.month_from, f.month_to, f.engine
      from made join listed l on l.code = made.part_code,
        jsonb_to_recordset(l.fitments) as f (make text, model text, year_from int, year_to int, month_from int,
          month_to int, engine text)
    )
    select id, part_code as code from made`.execute(tx);
  return rows;
}

const numbersOf = ({ numbers = [] }: ListedPart): string => JSON.stringify(numbers);

/** With the names of columns, by which the database reads them. */
const fitmentsOf = ({ fitments = [] }: ListedPart): string =>
  JSON.stringify(
    fitments.map(({ make, model, yearFrom, yearTo, monthFrom, monthTo, engine }) => ({
      make,
      model,
      year_from: yearFrom,
      year_to: yearTo,
      month_from: monthFrom,
      month_to: monthTo,
      engine,
    })),
  );
