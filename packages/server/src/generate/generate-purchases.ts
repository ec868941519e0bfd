import { bulkLoad } from '../db/bulk-load';
import type { Db } from '../db/connect';
import { transaction } from '../db/transaction';
import { liftTimeLimits } from '../db/time-limits';
import { moneyTables, withoutChecks } from './money/without-checks';
import { numberPayments } from './number-payments';
import { openBooks } from './open-books';
import { drawPurchases } from './supply/draw-purchases';
import { writeJournal } from './supply/write-journal';
import { writeAccounts, writePurchases, writeGoods } from './supply/write-purchases';
import { writeSuppliers } from './supply/write-suppliers';
import { tidyUp } from './tidy-up';

const loaded = [
  'purchases',
  'purchase_items',
  'purchase_receipts',
  'purchase_receipt_items',
  'stock_movements',
  'supplier_transactions',
  'supplier_settlements',
  ...moneyTables,
];

/** Purchases per supplier. */
const purchasesEach = 50;

/** Generates a year of purchases from new suppliers, with goods, debts and payments, up to today. */
export async function generatePurchases(db: Db, count: number): Promise<void> {
  await transaction(db, async (tx) => {
    await liftTimeLimits(tx);
    await writeSuppliers(tx, Math.ceil(count / purchasesEach));
    await drawPurchases(tx, count);
    await bulkLoad(tx, loaded, count, async () => {
      await writePurchases(tx);
      await writeGoods(tx);
      await writeAccounts(tx);
      await withoutChecks(tx, () => writeJournal(tx));
    });
    await numberPayments(tx);
    await openBooks(tx);
  });
  await tidyUp(db, [...loaded, 'vouchers', 'suppliers', 'stock', 'stock_totals']);
}
