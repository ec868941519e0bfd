import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { useCounts } from '../../../test/counts';
import { aWarehouse } from '../../../test/factories';

const { shop, call, start, count, items } = useCounts();
const many = 20_000;

async function aBigWarehouse(): Promise<string> {
  const warehouse = await aWarehouse(shop.db);
  await sql`
    with made as (
      insert into products (name, part_number, shelf)
      select 'قطعة ' || n, 'BIG-' || n, 'R-' || lpad((n % 200)::text, 3, '0') from generate_series(1, ${sql.lit(many)}) as n
      returning id),
    totals as (insert into stock_totals (product_id, quantity, cost) select id, 5, 250 from made),
    moved as (
      insert into stock_movements (product_id, warehouse_id, quantity, quantity_after, unit_cost, cost_before,
        cost_after, reason)
      select id, ${warehouse}::uuid, 5, 5, 250, 250, 250, 'opening' from made)
    insert into stock (product_id, warehouse_id, quantity) select id, ${warehouse}::uuid, 5 from made`.execute(
    shop.db,
  );
  await sql`analyze`.execute(shop.db);
  return warehouse;
}

/** A generous limit for a busy machine: saving row by row would take ten times as long. */
async function within<T>(milliseconds: number, work: () => Promise<T>): Promise<T> {
  const began = performance.now();
  const done = await work();
  expect(performance.now() - began).toBeLessThan(milliseconds);
  return done;
}

it('a full count of 20,000 parts starts, is summarised, paged and saved quickly', async () => {
  const warehouse = await aBigWarehouse();
  const made = await within(8000, () => start(warehouse));
  expect(made.summary).toMatchObject({ totalItems: many, pendingItems: many, accuracyPercentage: 100 });
  expect(made.items).toEqual([]);
  const [line] = await within(4000, () => items(made._id, '?page=300'));
  expect(line?.systemQuantity).toBe(5);
  const saved = await within(4000, () => count(made._id, [{ product: line?.product, countedQuantity: 4 }]));
  expect(saved.summary).toMatchObject({ countedItems: 1, totalVarianceValue: -2.5 });
  const listed = await within(4000, () => call('GET', `/inventory-counts?warehouse=${warehouse}`));
  expect(listed.json()).toMatchObject([{ summary: { totalItems: many } }]);
  expect(await within(4000, () => items(made._id, '?code=big 777'))).toHaveLength(1);
}, 60_000);
