import type { Db } from '../db/connect';
import { transaction } from '../db/transaction';
import { bulkLoad } from '../db/bulk-load';
import { liftTimeLimits } from '../db/time-limits';
import { tidyUp } from './tidy-up';
import { fillAYear, tradedTables } from './trade/fill-a-year';

/** Includes parts: their popularity changes with sales, and each has many search words. */
const loaded = ['products', ...tradedTables];

/** Tables of stored totals. */
const summed = ['branch_sales_by_day', 'part_sales_by_month', 'customer_sales_by_month'];

/** Generates a year of sales with stock, debts and payments, up to today. */
export async function generateSales(db: Db, count: number): Promise<void> {
  await transaction(db, async (tx) => {
    // the year is drawn in memory first, during which the transaction waits
    await liftTimeLimits(tx);
    await bulkLoad(tx, loaded, count, () => fillAYear(tx, count));
  });
  await tidyUp(db, [...loaded, ...summed, 'stock', 'stock_totals', 'customers']);
}
