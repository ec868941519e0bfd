import {
  parseSort,
  type Page,
  type PickedRows,
  type Purchase,
  type PurchasesQuery,
  type PurchaseSummary,
} from '@turoos/contract';
import { sql, type Expression, type ExpressionBuilder, type SqlBool } from 'kysely';
import type { Db } from '../../db/connect';
import { isAmong } from '../../db/is-among';
import { readPage } from '../../db/read-page';
import type { DB } from '../../db/schema';
import { containsWordsOrCode } from '../../db/search';
import { fromPurchases, presentPurchase, purchases, type FoundPurchase } from './purchases.queries';

type Sorted = PurchasesFilter & Pick<PurchasesQuery, 'sort'>;

export function sortedPurchases(db: Db, query: Sorted | PickedRows) {
  const { column, direction } = sorting('ids' in query ? '-createdAt' : query.sort);
  const product = 'ids' in query ? undefined : query.product;
  return purchases(db)
    .$if(product !== undefined, (found) => found.select(boughtOf(product ?? '').as('bought')))
    .where((e) => ('ids' in query ? isAmong(e.ref('purchases.id'), query) : e.and(conditions(e, query))))
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
  return { ...page, summary, rows: rows.map(presentPurchase) };
}

const hasArrived = sql`status in ('completed', 'partly_received')`;
const isAwaited = sql`status in ('pending', 'partly_received')`;

/**
 * Summarises all matching purchases, whatever the page. The total bought is paid plus remaining, so it
 * excludes returned goods and orders not yet received. The five counts include all matches.
 */
const summarise = (db: Db, filter: PurchasesFilter): Promise<PurchaseSummary> =>
  fromPurchases(db)
    .where((e) => e.and(conditions(e, filter)))
    .select([
      sql<number>`count(*)`.as('count'),
      sql<number>`coalesce(sum(received_amount - returned_amount) filter (where ${hasArrived}), 0)`.as(
        'totalAmount',
      ),
      sql<number>`coalesce(sum(total_amount - received_amount) filter (where ${isAwaited}), 0)`.as('ordered'),
      sql<number>`coalesce(sum(paid_amount) filter (where ${hasArrived}), 0)`.as('paid'),
      sql<number>`coalesce(sum(remaining) filter (where ${hasArrived}), 0)`.as('remaining'),
      sql<number>`count(*) filter (where status = 'completed' and remaining = 0)`.as('paidCount'),
      sql<number>`count(*) filter (where status = 'completed' and remaining > 0)`.as('pendingCount'),
      sql<number>`count(*) filter (where ${isAwaited})`.as('orderedCount'),
      sql<number>`count(*) filter (where status = 'returned')`.as('returnedCount'),
      sql<number>`count(*) filter (where status = 'cancelled')`.as('cancelledCount'),
    ])
    .executeTakeFirstOrThrow();

const sortColumns = {
  purchaseDate: 'purchases.purchaseDate',
  createdAt: 'purchases.createdAt',
  totalAmount: 'purchases.totalAmount',
} as const;

function sorting(sort: PurchasesQuery['sort']) {
  const { field, direction } = parseSort(sort);
  return { column: sortColumns[field], direction };
}

type PurchasesFilter = Partial<Omit<PurchasesQuery, 'page' | 'limit' | 'sort' | 'format'>>;

function conditions(e: ExpressionBuilder<DB, 'purchases'>, filter: PurchasesFilter): Expression<SqlBool>[] {
  const { q, status, supplier, product, sourceVehicle, startDate, endDate } = filter;
  return [
    ...(status === 'awaited'
      ? [e('purchases.status', 'in', ['pending', 'partly_received'])]
      : status
        ? [e('purchases.status', '=', status)]
        : []),
    ...(supplier ? [e('purchases.supplierId', '=', supplier)] : []),
    ...(sourceVehicle ? [e('purchases.sourceVehicleId', '=', sourceVehicle)] : []),
    ...(startDate ? [e('purchases.purchaseDate', '>=', startDate)] : []),
    ...(endDate ? [e('purchases.purchaseDate', '<=', endDate)] : []),
    ...(product ? [bought(e, product)] : []),
    ...paid(e, filter),
    ...(q ? [containsWordsOrCode(sql.ref('purchases.search_text'), q)] : []),
  ];
}

const bought = (e: ExpressionBuilder<DB, 'purchases'>, product: string) =>
  e.exists(
    e
      .selectFrom('purchaseItems')
      .select('purchaseItems.position')
      .whereRef('purchaseItems.purchaseId', '=', 'purchases.id')
      .where('purchaseItems.productId', '=', product),
  );

/** Filters by payment status; orders, and cancelled or returned purchases without debt, are excluded. */
function paid(e: ExpressionBuilder<DB, 'purchases'>, { paymentStatus }: PurchasesFilter) {
  if (!paymentStatus) return [];
  if (paymentStatus === 'open') return [e('purchases.remaining', '>', 0)];
  return [
    e('purchases.paymentStatus', '=', paymentStatus),
    e.or([e('purchases.status', 'in', ['completed', 'partly_received']), e('purchases.remaining', '>', 0)]),
  ];
}
