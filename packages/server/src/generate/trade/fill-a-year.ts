import { sql } from 'kysely';
import type { Tx } from '../../db/transaction';
import { refreshPopularity } from '../../modules/sales';
import { StartupError } from '../../system/startup-error';
import { keepMoney } from '../money/keep-money';
import { regularCosts } from '../money/regular-costs';
import { moneyTables, withoutChecks } from '../money/without-checks';
import { numberPayments } from '../number-payments';
import { openBooks } from '../open-books';
import { readShop } from './read-shop';
import { tradeAYear } from './trade';
import { writeLedger } from './write-ledger';
import { writeRefunds, writeSales } from './write-sales';
import { writeMovements, writeStock } from './write-stock';

/** All tables that a generated year fills. */
export const tradedTables = [
  'stock_movements',
  'sales',
  'sale_items',
  'sale_refunds',
  'sale_refund_items',
  'customer_transactions',
  'customer_settlements',
  ...moneyTables,
];

/**
 * Fills the last year with sales and everything that follows from them, as if they were made one by one. It
 * is simulated in memory and written as a whole: a million sales take minutes instead of a day.
 */
export async function fillAYear(tx: Tx, sales: number): Promise<void> {
  const shop = await readShop(tx);
  if (shop.parts.length === 0)
    throw new StartupError('There are no parts to sell.', 'Generate --parts first.');
  const traded = await tradeAYear(shop, sales, Date.now(), (movements) => writeMovements(tx, movements));
  await writeStock(tx, shop.parts);
  await writeSales(tx, traded.sales);
  await writeRefunds(tx, traded.refunds);
  await writeLedger(tx, { ...traded, customers: shop.customers });
  await sql`select rebuild_sales_sums()`.execute(tx);
  await shop.invoices.save();
  await sql`analyze ${sql.join(tradedTables.map((table) => sql.table(table)))}`.execute(tx);
  await refreshPopularity(tx);
  const costs = await regularCosts(tx, sales);
  await withoutChecks(tx, () => keepMoney(tx, shop, traded, costs));
  await numberPayments(tx);
  await openBooks(tx);
}
