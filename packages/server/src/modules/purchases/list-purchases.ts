import type { Page, Purchase, PurchasesQuery, PurchaseSummary } from '@turoos/contract';
import { sql } from 'kysely';
import type { Db } from '../../db/connect';
import { readPage } from '../../db/read-page';
import { conditions, sorting, type PurchasesFilter } from './find-purchases';
import { presentPurchase, type FoundPurchase } from './present-purchase';
import { fromPurchases, purchases } from './purchases.queries';

export function sortedPurchases(db: Db, query: PurchasesFilter & Pick<PurchasesQuery, 'sort'>) {
  const { column, direction } = sorting(query.sort);
  const { product } = query;
  return purchases(db)
    .$if(product !== undefined, (found) => found.select(boughtOf(product as string).as('bought')))
    .where((e) => e.and(conditions(e, query)))
    .orderBy(column, direction)
    .orderBy('purchases.id', direction);
}

const boughtOf = (product: string) =>
  sql<NonNullable<FoundPurchase['bought']>>`(
    select json_build_object('quantity', sum(quantity), 'unitCost', round(sum(total) / sum(quantity)))
    from purchase_items where purchase_id = purchases.id and product_id = ${product})`;

export async function listPurchases(
  db: Db,
  query: PurchasesQuery,
): Promise<Page<Purchase> & { summary: PurchaseSummary }> {
  const { rows, ...page } = await readPage(db, sortedPurchases(db, query), query);
  const summary = await summarise(db, query);
  return { ...page, summary, rows: (rows as FoundPurchase[]).map(presentPurchase) };
}

/**
 * Of all purchases that match, whatever the page. What went back is no longer bought, and what was only ordered is not yet:
 * bought is what was paid and what remains. The five counts are all purchases that match.
 */
const summarise = (db: Db, filter: PurchasesFilter): Promise<PurchaseSummary> =>
  fromPurchases(db)
    .where((e) => e.and(conditions(e, filter)))
    .select([
      sql<number>`count(*)`.as('count'),
      sql<number>`coalesce(sum(total_amount - returned_amount) filter (where status = 'completed'), 0)`.as(
        'totalAmount',
      ),
      sql<number>`coalesce(sum(total_amount) filter (where status = 'pending'), 0)`.as('ordered'),
      sql<number>`coalesce(sum(paid_amount) filter (where status = 'completed'), 0)`.as('paid'),
      sql<number>`coalesce(sum(remaining) filter (where status = 'completed'), 0)`.as('remaining'),
      sql<number>`count(*) filter (where status = 'completed' and remaining = 0)`.as('paidCount'),
      sql<number>`count(*) filter (where status = 'completed' and remaining > 0)`.as('pendingCount'),
      sql<number>`count(*) filter (where status = 'pending')`.as('orderedCount'),
      sql<number>`count(*) filter (where status = 'returned')`.as('returnedCount'),
      sql<number>`count(*) filter (where status = 'cancelled')`.as('cancelledCount'),
    ])
    .executeTakeFirstOrThrow();
