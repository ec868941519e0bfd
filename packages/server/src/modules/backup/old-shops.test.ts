import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fingerprints } from '../../../test/backups';
import { temporaryFolder } from '../../../test/cluster';
import { copyMigrations, openOldShop, type OldShop } from '../../../test/old-shops';
import type { Db } from '../../db/connect';
import { migrate, pendingMigrations } from '../../db/migrate';
import { checkBooks } from '../books';

let folder: string;
beforeAll(async () => {
  folder = await temporaryFolder();
});
afterAll(() => rm(folder, { recursive: true }));

/** What a shop must find again after an upgrade, by statements that every version understands. */
const figures = {
  sales: `select status, payment_status, count(*), sum(grand_total) as total, sum(paid) as paid, sum(remaining) as owed,
      sum(refund_amount) as refunded from sales group by 1, 2 order by 1, 2`,
  soldLines: `select count(*), sum(quantity) as pieces, sum(quantity * price) as amount from sale_items`,
  customers: `select id, name, balance, credit_limit from customers order by id`,
  suppliers: `select id, name, balance from suppliers order by id`,
  accounts: `select customer_id, count(*), sum(change) as change, sum(open) as open from customer_transactions
      group by 1 order by 1`,
  stock: `select product_id, warehouse_id, quantity from stock order by 1, 2`,
  values: `select product_id, quantity, cost from stock_totals order by 1`,
  movements: `select reason, count(*), sum(quantity) as pieces from stock_movements group by 1 order by 1`,
  purchases: `select status, payment_status, count(*), sum(total_amount) as total, sum(remaining) as owed from purchases
      group by 1, 2 order by 1, 2`,
  prices: `select id, part_number, selling_price from products order by id`,
  users: `select username, name, role, is_active from users order by 1`,
  settings: `select * from settings order by 1, 2`,
} as const;

async function read(db: Db) {
  const found: Record<string, unknown[]> = {};
  for (const [name, statement] of Object.entries(figures))
    found[name] = (await sql.raw(statement).execute(db)).rows;
  return found;
}

describe.each(['sample', 'generated'] as const)('the %s shop of version 0.1.0', (name) => {
  let shop: OldShop;
  beforeAll(async () => {
    shop = await openOldShop(name, folder);
  }, 60_000);
  afterAll(() => shop?.close());

  it('is left as it was by an upgrade that fails, and its own version starts on it', async () => {
    const before = await fingerprints(shop.db);
    const next = await copyMigrations(path.join(folder, `${name}-next`));
    await writeFile(path.join(next, '9999_fails.sql'), 'create table leftover (x int);\nselect 1 / 0;');
    await expect(migrate(shop.db, next)).rejects.toMatchObject({
      name: 'StartupError',
      message: expect.stringContaining('migration 9999_fails.sql'),
    });
    expect(await fingerprints(shop.db)).toEqual(before);
    expect(await pendingMigrations(shop.db, shop.known)).toBe(0);
  }, 60_000);

  it('is upgraded with its books proved, and every sum, balance and piece is the same', async () => {
    const before = await read(shop.db);
    expect(before['sales']).not.toEqual([]);
    const broken: unknown[] = [];
    await migrate(shop.db, undefined, async (tx) => {
      broken.push(...(await checkBooks(tx)).filter(({ contradictions }) => contradictions.length));
    });
    expect(broken).toEqual([]);
    expect(await read(shop.db)).toEqual(before);
    expect(await pendingMigrations(shop.db)).toBe(0);
  }, 60_000);
});
