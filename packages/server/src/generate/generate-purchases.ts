import { sql } from 'kysely';
import { bulkLoad } from '../db/bulk-load';
import type { Db } from '../db/connect';
import { transaction } from '../db/transaction';
import { drawBills } from './supply/draw-bills';
import { writeAccounts, writeBills, writeGoods } from './supply/write-bills';
import { writeSuppliers } from './supply/write-suppliers';
import { tidyUp } from './tidy-up';

const loaded = [
  'purchases',
  'purchase_items',
  'stock_movements',
  'supplier_transactions',
  'supplier_settlements',
];

/** So many bills a supplier. */
const billsEach = 50;

/** A year of bills of new suppliers, with their goods, debts and payments, the last of them today. */
export async function generatePurchases(db: Db, count: number): Promise<void> {
  await transaction(db, async (tx) => {
    await sql`set local statement_timeout = 0`.execute(tx);
    await writeSuppliers(tx, Math.ceil(count / billsEach));
    await drawBills(tx, count);
    await bulkLoad(tx, loaded, count, async () => {
      await writeBills(tx);
      await writeGoods(tx);
      await writeAccounts(tx);
    });
  });
  await tidyUp(db, [...loaded, 'suppliers', 'stock', 'stock_totals']);
}
