import { sql } from 'kysely';
import type { Db } from '../db/connect';
import { transaction, type Tx } from '../db/transaction';
import { bulkLoad } from '../db/bulk-load';
import { liftTimeLimits } from '../db/time-limits';
import { addWordsOf } from '../modules/part-words';
import { drawParts } from './draw-parts';
import { openBooks, openedAt } from './open-books';
import { writeBlueprints } from './part-blueprints';
import { tidyUp } from './tidy-up';

const tables = [
  'products',
  'product_numbers',
  'product_fitments',
  'stock_totals',
  'stock',
  'stock_movements',
];

/** Generates parts with numbers, vehicles and opening stock, from the vocabulary of the sample shop. */
export async function generateParts(db: Db, count: number): Promise<void> {
  await transaction(db, async (tx) => {
    await liftTimeLimits(tx);
    await writeWarehouses(tx);
    await drawParts(tx, count, await writeBlueprints(tx, count));
    const write = async () => {
      await writeParts(tx);
      await writeStock(tx);
    };
    await bulkLoad(tx, tables, count, write);
    await addWordsOf(
      tx,
      sql`(select text_before || ' ' || text_after as search_text from blueprint) as part`,
    );
    await openBooks(tx);
  });
  await tidyUp(db, [...tables, 'catalogue_words']);
}

/** Selects up to four warehouses as the temporary table place; creates one if the shop has none. */
async function writeWarehouses(tx: Tx): Promise<void> {
  await sql`
    insert into warehouses (name, code, location, type)
    select 'المستودع الرئيسي', 'G1', 'تعز', 'main' where not exists (select from warehouses)`.execute(tx);
  await sql`
    create temporary table place on commit drop as
    select id, row_number() over (order by type = 'main' desc, code) - 1 as number from warehouses
    order by number limit 4`.execute(tx);
}

async function writeParts(tx: Tx): Promise<void> {
  await sql`
    insert into products (id, name, part_number, barcode, code, brand, category_id, type, unit, condition, selling_price,
      wholesale_price, purchase_price, main_warehouse_id, shelf, popularity, search_text, created_at, updated_at)
    select d.id, b.name, b.prefix || '-' || d.suffix, d.barcode, 'G' || d.n, b.brand, b.category_id, b.type, b.unit,
      case b.type when 'used' then 'جيدة' else '' end, d.price, d.price * 92 / 100, d.price * 7 / 10, place.id,
      chr(65 + d.luck % 8) || '-' || d.luck % 40, d.popularity,
      b.text_before || lower(d.suffix) || ' ' || d.barcode || ' g' || d.n || ' ' || b.text_after,
      ${openedAt} - make_interval(secs => d.ago), ${openedAt}
    from drawn d join blueprint b using (key) join place on place.number = 0`.execute(tx);
  await sql`
    insert into product_numbers (product_id, kind, number)
    select d.id, 'oem', b.original from drawn d join blueprint b using (key)
    where b.original is not null`.execute(tx);
  await sql`
    insert into product_fitments (product_id, make, model, year_from, year_to, engine)
    select d.id, c.make, c.model, c."yearFrom", c."yearTo", c.engine
    from drawn d join blueprint_vehicle c using (key)`.execute(tx);
}

/**
 * Writes the result of opening movements: two thirds in the first warehouse, the rest in one of the others.
 */
async function writeStock(tx: Tx): Promise<void> {
  await sql`
    insert into stock_totals (product_id, quantity, cost)
    select id, pieces, price * 7 / 10 from drawn`.execute(tx);
  await sql`
    create temporary table held on commit drop as
    select d.n, d.id as product_id, place.id as warehouse_id, d.price * 7 / 10 as cost,
      case when place.number = 0 then d.pieces - rest.pieces else rest.pieces end as quantity
    from drawn d
    cross join lateral (select d.n % (select count(*) from place) as number) as other
    cross join lateral (select case when other.number = 0 then 0 else floor(d.pieces / 3) end as pieces) as rest
    join place on place.number in (0, other.number)`.execute(tx);
  await sql`
    insert into stock (product_id, warehouse_id, quantity)
    select product_id, warehouse_id, quantity from held where quantity > 0`.execute(tx);
  await sql`
    insert into stock_movements (at, product_id, warehouse_id, quantity, quantity_after, unit_cost, cost_before,
      cost_after, reason)
    select ${openedAt}, product_id, warehouse_id, quantity, quantity, cost, cost, cost, 'opening' from held
    where quantity > 0 order by n`.execute(tx);
}
