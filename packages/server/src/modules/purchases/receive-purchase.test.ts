import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { usePurchases } from '../../../test/purchases';
import { transaction } from '../../db/transaction';
import { demoActor } from '../../demo/demo-documents';
import { lockSupplierAccount } from '../ledger';
import { receivePurchase } from './receive-purchase';

const { shop, supplier } = usePurchases();

it('receives a file of ten thousand lines in a handful of statements', async () => {
  const count = 10_000;
  await sql`
    with made as (
      insert into products (name, part_number, main_warehouse_id)
      select 'قطعة ' || n, 'BULK-' || n, ${shop.warehouse}::uuid from generate_series(1, ${count}::int) n returning id
    ) insert into stock_totals (product_id, cost) select id, 0 from made`.execute(shop.db);
  const from = await supplier();
  await shop.db.updateTable('users').set({ username: 'manager' }).where('id', '=', shop.manager.id).execute();
  const user = await transaction(shop.db, (tx) => demoActor(tx, 'manager'));
  const parts = await shop.db
    .selectFrom('products')
    .select(['id', 'name', 'partNumber'])
    .where('partNumber', 'like', 'BULK-%')
    .execute();
  const { id, totalAmount } = await transaction(shop.db, async (tx) =>
    receivePurchase(tx, user, {
      supplier: await lockSupplierAccount(tx, from),
      purchaseDate: '2026-01-10',
      freight: 500_000,
      lines: parts.map((part, index) => ({
        productId: part.id,
        name: part.name,
        partNumber: part.partNumber,
        warehouseId: shop.warehouse,
        quantity: 2,
        unitCost: 100 + (index % 7),
      })),
    }),
  );
  expect(totalAmount).toBeGreaterThan(25_000_00);
  const { rows } = await sql<{ lines: number; moved: number }>`
    select (select count(*) from purchase_items where purchase_id = ${id}) as lines,
      (select count(*) from stock_movements where source_id = ${id}) as moved`.execute(shop.db);
  expect(rows).toEqual([{ lines: count, moved: count }]);
  await sql`analyze`.execute(shop.db);
  await shop.expectBooksHold();
}, 120_000);
