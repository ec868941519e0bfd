import { cp, mkdir, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { cloneDatabase, temporaryFolder } from '../../test/cluster';
import { useDatabase } from '../../test/database';
import { generators } from '../generate/generators';
import { checkBooks } from '../modules/books';
import { packageRoot } from '../system/package-root';
import { bulkLoad } from './bulk-load';
import { connect, type Db } from './connect';
import { migrate } from './migrate';
import { transaction, type Tx } from './transaction';

const migrations = path.join(packageRoot, 'migrations');
/** A shop with sales, and one from versions before selling existed. */
const [trading, stocked] = [useDatabase(), useDatabase()];
const sizes = [
  [trading, { parts: 60, customers: 20, sales: 80 }],
  [stocked, { parts: 60, movements: 100 }],
] as const;
let folder: string;

beforeAll(async () => {
  folder = await temporaryFolder();
  for (const [shop, size] of sizes)
    for (const { option, run } of generators) {
      const count = new Map<string, number>(Object.entries(size)).get(option);
      if (count) await run(shop.db, count);
    }
}, 60_000);
afterAll(() => rm(folder, { recursive: true }));

/**
 * Returns a database of an older version with those rows and columns of today's shop that the version knew.
 */
async function olderShop(version: string, today: Db) {
  const known = path.join(folder, version);
  await mkdir(known, { recursive: true });
  for (const name of await readdir(migrations))
    if (name.slice(0, 4) <= version) await cp(path.join(migrations, name), path.join(known, name));
  const database = await cloneDatabase(inject('templateUrl'), { empty: true });
  const db = connect(database.url, { max: 1 });
  await migrate(db, known);
  const tables = await tablesOf(db);
  await transaction(db, (tx) =>
    bulkLoad(
      tx,
      tables.map(({ name }) => name),
      Infinity,
      async () => {
        for (const table of tables) await bring(tx, table, today);
      },
    ),
  );
  return { db, close: () => db.destroy().then(database.drop) };
}

async function bring(tx: Tx, { name, columns }: Table, today: Db): Promise<void> {
  const table = sql.table(name);
  const list = sql.join(columns.map((column) => sql.ref(column)));
  const known = ofCounters(name, await keysOf(tx));
  const { rows } = await sql<{ row: unknown }>`select to_jsonb(t) as row from ${table} t ${known}`.execute(
    today,
  );
  await sql`delete from ${table}`.execute(tx);
  await sql`insert into ${table} (${list}) overriding system value select ${list}
    from jsonb_populate_recordset(null::${table}, ${JSON.stringify(rows.map(({ row }) => row))}::jsonb)`.execute(
    tx,
  );
}

/** Leaves out the counters of later versions, and the numbers they gave. */
const ofCounters = (table: string, keys: readonly string[]) =>
  table === 'counters'
    ? sql`where key = any (${keys})`
    : table === 'counter_values'
      ? sql`where counter_id in (select id from counters where key = any (${keys}))`
      : sql``;

const keysOf = async (db: Db | Tx) =>
  (await db.selectFrom('counters').select('key').execute()).map(({ key }) => key);

interface Table {
  name: string;
  columns: string[];
}

/** Returns the tables with their columns, without generated ones. */
async function tablesOf(db: Db) {
  const { rows } = await sql<Table>`
    select table_name as name, array_agg(column_name::text) as columns
    from information_schema.columns join pg_tables on tablename = table_name and schemaname = 'public'
    where table_schema = 'public' and is_generated = 'NEVER' and table_name not like 'turoos_migration%'
    group by 1 order by 1`.execute(db);
  return rows;
}

const countOf = async (db: Db, table: string, counters: readonly string[]) => {
  const known = ofCounters(table, counters);
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from ${sql.table(table)} ${known}`.execute(db);
  return rows[0]?.count;
};

test.each([
  ...['0001', '0002', '0003'].map((version) => [version, stocked] as const),
  ...['0004', '0005', '0006', '0007', '0008', '0009', '0010'].map((version) => [version, trading] as const),
])(
  'a shop of version %s is upgraded with all its data, and its books stay the same',
  async (version, { db: today }) => {
    const shop = await olderShop(version, today);
    try {
      const names = (await tablesOf(shop.db)).map(({ name }) => name);
      const keys = await keysOf(shop.db);
      await migrate(shop.db);
      for (const name of names)
        expect([name, await countOf(shop.db, name, keys)]).toEqual([name, await countOf(today, name, keys)]);
      expect(await checkBooks(shop.db)).toEqual(await checkBooks(today));
      const totals = (db: Db) =>
        sql`select * from part_sales_by_month order by month, product_id`.execute(db);
      expect((await totals(shop.db)).rows).toEqual((await totals(today)).rows);
    } finally {
      await shop.close();
    }
  },
  60_000,
);

/** A purchase of 100 that was paid and returned, and another of 140, as stored by migration 0010. */
const returnThatPaidAnotherPurchase = sql`
  with supplier as (
    insert into suppliers (name, balance) values ('مؤسسة المرتجعات', -40) returning id
  ), purchase as (
    insert into purchases (purchase_number, supplier_id, supplier_name, purchase_date, status, payment_status, goods,
      paid_amount, returned_amount)
    select number, id, 'مؤسسة المرتجعات', '2026-01-10', status, state, goods, paid, back
    from supplier, (values ('P-1', 'returned', 'paid', 100, 100, 100), ('P-2', 'completed', 'partial', 140, 100, 0))
      b (number, status, state, goods, paid, back)
    returning id, purchase_number as number, supplier_id
  ), gone as (
    insert into purchase_returns (purchase_id, amount) select id, 100 from purchase where number = 'P-1'
  ), entry as (
    insert into supplier_transactions (supplier_id, dated, type, change, open, balance_after, purchase_id)
    select supplier_id, '2026-01-10', type, change, open, after, id
    from (values (1, 'P-1', 'purchase', -100, 0, -100), (2, 'P-1', 'payment', 100, 0, 0),
      (3, 'P-2', 'purchase', -140, 40, -140), (4, 'P-1', 'return', 100, 0, -40)) e (place, number, type, change, open, after)
    join purchase using (number) order by place
    returning id, type, change
  )
  insert into supplier_settlements (debit_id, credit_id, amount)
  select d.id, c.id, amount
  from (values (-100, 'payment', 100), (-140, 'return', 100)) s (debt, credit, amount)
  join entry d on d.change = s.debt join entry c on c.type = s.credit`;

test('money freed by a return is counted once after the upgrade', async () => {
  const shop = await olderShop('0010', trading.db);
  try {
    await returnThatPaidAnotherPurchase.execute(shop.db);
    await migrate(shop.db);
    const { rows } = await sql`
      select purchase_number, paid_amount, returned_debt, remaining, payment_status from purchases
      where purchase_number in ('P-1', 'P-2') order by 1`.execute(shop.db);
    expect(rows).toMatchObject([
      { paidAmount: 0, returnedDebt: 100, remaining: 0, paymentStatus: 'paid' },
      { paidAmount: 100, returnedDebt: 0, remaining: 40, paymentStatus: 'partial' },
    ]);
    expect(await checkBooks(shop.db)).toEqual(await checkBooks(trading.db));
  } finally {
    await shop.close();
  }
}, 60_000);

test('part numbers stored in Eastern digits are converted, and no two become equal', async () => {
  const shop = await olderShop('0013', trading.db);
  try {
    const { rows } = await sql<{ id: string }>`
      update products set part_number = '٩٠-' || part_number, barcode = E'٦٢٨١\u200f', code = 'م-٢'
      where id = (select id from products limit 1) returning id`.execute(shop.db);
    const id = rows[0]?.id;
    await sql`delete from product_numbers where product_id = ${id}`.execute(shop.db);
    await sql`insert into product_numbers (product_id, kind, number)
      select ${id}, 'oem', unnest(array['12', '١٢', '۱۲', '٣٤', '۳۴', 'AB'])`.execute(shop.db);
    await migrate(shop.db);
    const mended = await sql<{ partNumber: string }>`
      select part_number, barcode, code, (select array_agg(number order by number) from product_numbers
        where product_id = products.id) as numbers from products where id = ${id}`.execute(shop.db);
    expect(mended.rows).toEqual([
      {
        partNumber: expect.stringMatching(/^90-/),
        barcode: '6281',
        code: 'م-2',
        numbers: ['12', '34', 'AB'],
      },
    ]);
  } finally {
    await shop.close();
  }
}, 60_000);

/** A transfer on the way, a supplier who is owed and a customer with credit, as stored before there was a journal. */
const goodsOnTheWay = sql`
  with held as (
    select s.product_id, s.warehouse_id, s.quantity, t.cost from stock s join stock_totals t using (product_id)
    where s.quantity >= 3 order by product_id limit 1
  ), place as (
    insert into warehouses (name, code, location) values ('فرع', 'UP-1', 'إب') returning id
  ), sent as (
    insert into transfers (transfer_number, from_warehouse_id, to_warehouse_id, status)
    select 'TRF-1', warehouse_id, place.id, 'in_transit' from held, place returning id
  ), items as (
    insert into transfer_items (transfer_id, position, product_id, quantity, unit_cost)
    select sent.id, 0, product_id, 3, cost from held, sent
  ), step as (
    insert into document_steps (entity, entity_id, step, from_status, to_status)
    select 'transfers', id, 'ship', 'approved', 'in_transit' from sent
  ), moved as (
    insert into stock_movements (seq, product_id, warehouse_id, quantity, quantity_after, unit_cost, cost_before, cost_after,
      reason, source_type, source_id)
    overriding system value
    select (select max(seq) + 1 from stock_movements), product_id, warehouse_id, -3, quantity - 3, cost, cost, cost,
      'transfer.ship', 'transfers', sent.id
    from held, sent
  ), left_there as (
    update stock s set quantity = s.quantity - 3 from held
    where s.product_id = held.product_id and s.warehouse_id = held.warehouse_id
  ), supplier as (
    insert into suppliers (name, balance) values ('مورد قديم', -7700) returning id
  ), owed as (
    insert into supplier_transactions (supplier_id, dated, type, change, open, balance_after)
    select id, '2026-01-10', 'adjustment', -7700, 7700, -7700 from supplier
  )
  update stock_totals t set quantity = t.quantity - 3 from held where t.product_id = held.product_id`;

test('a shop from before the journal begins with what it owns and owes, and proves afterwards', async () => {
  const shop = await olderShop('0020', trading.db);
  try {
    await goodsOnTheWay.execute(shop.db);
    await migrate(shop.db);
    const { rows } = await sql<{ key: string; amount: number }>`
      select a.key, l.amount from journal_entries e join journal_lines l on l.entry_id = e.id
        join accounts a on a.id = l.account_id where e.kind = 'opening' order by a.code`.execute(shop.db);
    const opening = Object.fromEntries(rows.map(({ key, amount }) => [key, amount]));
    expect(opening).toMatchObject({ suppliers: -7700, goodsOnTheWay: expect.any(Number) });
    expect(opening['goodsOnTheWay']).toBeGreaterThan(0);
    expect(await checkBooks(shop.db)).toEqual(await checkBooks(trading.db));
  } finally {
    await shop.close();
  }
}, 60_000);
