import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { correctStock } from '../../../test/factories';
import { useSales } from '../../../test/sales';
import { applyLines, askCopy, emptyCopy, expectSame, linesIn, refresh } from '../../../test/till-copy';
import { aTill } from '../../../test/tills';

const sales = useSales();
const { shop } = sales;

/** Random numbers that are the same in every run. */
function dice(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

const writers = 4;
const writesEach = 35;
/** Milliseconds, longer than the time from which a copy is read again in any case. */
const longer = 1500;

it('equals the tables however others write while it is read, and however often the line breaks', async () => {
  const till = await aTill(await shop.person('admin'));
  const seller = await shop.person('sales_staff');
  await sql`with made as (
      insert into products (name, part_number, selling_price)
      select 'قطعة ' || n, 'RACE-' || n, 1000 from generate_series(1, 700) as n returning id)
    insert into stock_totals (product_id) select id from made`.execute(shop.db);
  await sql`insert into customers (name, customer_code)
    select 'عميل ' || n, 'RACE-' || n from generate_series(1, 600) as n`.execute(shop.db);
  const stocked = await Promise.all(Array.from({ length: 8 }, () => sales.part()));
  const some = (table: string) => sql`(select id from ${sql.table(table)} order by random() limit 1)`;

  async function write(roll: (below: number) => number): Promise<void> {
    const kind = roll(7);
    const product = stocked[roll(stocked.length)] ?? '';
    if (kind === 0) await sales.sell({ items: [{ product, quantity: 1 }] });
    else if (kind === 1)
      await correctStock(shop.db, [{ productId: product, warehouseId: sales.warehouse, quantity: 1 }]);
    else if (kind === 2) await sales.part({ stock: {} });
    else if (kind === 3) await sales.customer({ balance: -100 * roll(50) });
    else if (kind === 4)
      await sql`delete from products where id in (
        select id from products where part_number like 'RACE-%' order by random() limit 1)`.execute(shop.db);
    else
      // a transaction that writes at its end, long after it began
      await shop.db.transaction().execute(async (tx) => {
        await sql`select 1`.execute(tx);
        await wait(roll(3) === 0 ? longer : roll(50));
        if (kind === 5)
          await sql`update products set selling_price = ${roll(9000)} where id = ${some('products')}`.execute(
            tx,
          );
        else
          await sql`update customers set phone = ${String(roll(9000))}, updated_at = now()
            where id = ${some('customers')}`.execute(tx);
        await wait(roll(3) === 0 ? longer : roll(50));
      });
  }

  const still = { writing: writers };
  const writing = Array.from({ length: writers }, async (_, nth) => {
    const roll = dice(nth + 1);
    for (let times = 0; times < writesEach; times++) await write(roll);
    still.writing--;
  });

  const copy = emptyCopy();
  const roll = dice(99);
  let asked = 0;
  while (still.writing > 0) {
    const lines = linesIn(await askCopy(seller, till, copy.cursor));
    applyLines(copy, roll(2) === 0 ? lines : lines.slice(0, roll(lines.length)));
    asked++;
  }
  await Promise.all(writing);
  await refresh(seller, till, copy);
  expect(asked).toBeGreaterThan(10);
  await expectSame(shop.db, copy);
}, 120_000);
