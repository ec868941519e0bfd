import {
  notFound,
  parseSort,
  supplierTexts,
  type AccountPeriod,
  type Ageing,
  type Page,
  type PickedRows,
  type Supplier,
  type SuppliersQuery,
  type SupplierSummary,
  type SupplierTransaction,
  type SupplierTransactionsQuery,
} from '@turoos/contract';
import { sql, type Expression, type ExpressionBuilder, type SqlBool } from 'kysely';
import type { Db } from '../../db/connect';
import { isAmong } from '../../db/is-among';
import { readPage } from '../../db/read-page';
import type { DB } from '../../db/schema';
import { containsWordsOrCode } from '../../db/search';
import { listSupplierTransactions, readSupplierAgeing } from '../ledger';

const conditions = (
  e: ExpressionBuilder<DB, 'suppliers'>,
  { q, status, city, account }: Pick<SuppliersQuery, 'q' | 'status' | 'city' | 'account'>,
): Expression<SqlBool>[] => [
  ...(q ? [containsWordsOrCode(sql.ref('suppliers.search_text'), q)] : []),
  ...(status ? [e('isActive', '=', status === 'active')] : []),
  ...(city ? [sql<SqlBool>`turoos_fold(suppliers.city) = turoos_fold(${city})`] : []),
  ...(account === 'bought' ? [hasPurchases(e)] : []),
  ...(account === 'owed' ? [e('balance', '<', 0)] : []),
];

const arrived = ['completed', 'partly_received'] as const;

const hasPurchases = (e: ExpressionBuilder<DB, 'suppliers'>): Expression<SqlBool> =>
  e.exists(
    e
      .selectFrom('purchases')
      .select('purchases.id')
      .whereRef('purchases.supplierId', '=', 'suppliers.id')
      .where('purchases.status', 'in', arrived),
  );

const sortColumns = {
  name: sql`turoos_fold(suppliers.name)`,
  createdAt: sql`suppliers.created_at`,
  balance: sql`suppliers.balance`,
} as const;

function sorting(sort: SuppliersQuery['sort']) {
  const { field, direction } = parseSort(sort);
  return { column: sortColumns[field], direction };
}

/**
 * Joins suppliers with the sums of their received purchases, without cancelled and fully returned ones, and
 * with the money paid minus the money returned, whichever purchase it was allocated to. Who sees the purchases of some
 * warehouses sees what was paid for these.
 */
const withPurchases = (db: Db) =>
  db
    .selectFrom('suppliers')
    .innerJoinLateral(
      (e) =>
        e
          .selectFrom('purchases')
          .whereRef('purchases.supplierId', '=', 'suppliers.id')
          .where('purchases.status', 'in', arrived)
          .select([
            sql<number>`count(*)`.as('purchaseCount'),
            sql<number>`coalesce(sum(received_amount - returned_amount), 0)`.as('totalPurchases'),
            sql<number>`coalesce(sum(paid_amount), 0)`.as('paid'),
            sql<number>`coalesce(sum(remaining), 0)`.as('totalRemaining'),
          ])
          .as('bought'),
      (join) => join.onTrue(),
    )
    .innerJoinLateral(
      (e) =>
        e
          .selectFrom('supplierTransactions')
          .whereRef('supplierTransactions.supplierId', '=', 'suppliers.id')
          .where(sql<boolean>`type in ('payment', 'reversal')`)
          .select(
            sql<number>`case when turoos_branches() is null then coalesce(sum(change), 0) else bought.paid end`.as(
              'totalPaid',
            ),
          )
          .as('money'),
      (join) => join.onTrue(),
    );

const suppliers = (db: Db) =>
  withPurchases(db)
    .select([
      'suppliers.id',
      'name',
      'contactPerson',
      'phone',
      'email',
      'address',
      'city',
      'taxNumber',
      'creditLimit',
      'paymentTerms',
      'notes',
      'isActive',
      'balance',
      'bought.totalPurchases',
      'money.totalPaid',
      'bought.totalRemaining',
      'bought.purchaseCount',
      'version',
      'createdAt',
      'updatedAt',
    ])
    .select(({ and, not, exists, selectFrom }) =>
      and([
        // what is hidden from the reader keeps the supplier all the same
        sql<boolean>`not exists (select from public.purchases where supplier_id = suppliers.id)`,
        sql<boolean>`not exists (select from public.expenses where supplier_id = suppliers.id)`,
        sql<boolean>`not exists (select from public.recurring_expenses where supplier_id = suppliers.id)`,
        not(
          exists(
            selectFrom('supplierTransactions')
              .select('supplierTransactions.id')
              .whereRef('supplierId', '=', 'suppliers.id'),
          ),
        ),
      ])
        .$castTo<boolean>()
        .as('isDeletable'),
    );
type SupplierRow = Awaited<ReturnType<ReturnType<typeof suppliers>['executeTakeFirstOrThrow']>>;

const present = ({ id, ...row }: SupplierRow): Supplier => ({ ...row, _id: id });

export async function readSupplier(db: Db, id: string): Promise<Supplier> {
  const row = await suppliers(db).where('suppliers.id', '=', id).executeTakeFirst();
  if (!row) throw notFound(supplierTexts.notFound);
  return present(row);
}

/**
 * Lists a page of suppliers; the page is selected first, so that only its suppliers' purchases are summed.
 */
export async function listSuppliers(
  db: Db,
  query: SuppliersQuery,
): Promise<Page<Supplier> & { summary: SupplierSummary | undefined }> {
  const { column, direction } = sorting(query.sort);
  const found = db
    .selectFrom('suppliers')
    .select('id')
    .where((e) => e.and(conditions(e, query)))
    .orderBy(column, direction)
    .orderBy('id', direction);
  const { rows, ...page } = await readPage(db, found, query);
  const ids = rows.map(({ id }) => id);
  const read = await suppliers(db)
    .where('suppliers.id', '=', sql<string>`any (${ids}::uuid[])`)
    .orderBy(sql`array_position(${ids}::uuid[], suppliers.id)`)
    .execute();
  const summary = query.summary === false ? undefined : await summarise(db, query);
  return { ...page, rows: read.map(present), summary };
}

/** Streams all matching suppliers, or the picked ones, for the export. */
export async function* eachSupplier(db: Db, query: SuppliersQuery | PickedRows): AsyncIterable<Supplier> {
  const { column, direction } = sorting('ids' in query ? '-createdAt' : query.sort);
  const found = suppliers(db)
    .where((e) => ('ids' in query ? isAmong(e.ref('suppliers.id'), query) : e.and(conditions(e, query))))
    .orderBy(column, direction)
    .orderBy('suppliers.id', direction);
  for await (const row of found.stream(200)) yield present(row);
}

const recentFor = '30 days';

const summarise = (db: Db, query: SuppliersQuery): Promise<SupplierSummary> =>
  withPurchases(db)
    .where((e) => e.and(conditions(e, query)))
    .select([
      sql<number>`count(*)`.as('total'),
      sql<number>`count(*) filter (where is_active)`.as('active'),
      sql<number>`count(*) filter (where bought.purchase_count > 0)`.as('withPurchases'),
      sql<number>`count(*) filter (where created_at >= now() - ${recentFor}::interval)`.as('recent'),
      sql<number>`coalesce(sum(bought.total_purchases), 0)`.as('totalPurchases'),
      sql<number>`coalesce(sum(money.total_paid), 0)`.as('totalPaid'),
      sql<number>`coalesce(sum(bought.total_remaining), 0)`.as('totalRemaining'),
      sql<number>`coalesce(-sum(balance) filter (where balance < 0), 0)`.as('totalOwed'),
    ])
    .executeTakeFirstOrThrow();

/** Lists cities; spellings of one city count once. */
export async function listCities(db: Db): Promise<string[]> {
  const { rows } = await sql<{ city: string }>`
    select min(city) as city from suppliers where city <> '' group by turoos_fold(city) order by turoos_fold(city)
    limit 1000`.execute(db);
  return rows.map(({ city }) => city);
}

/** Reads a page of the statement; throws for an unknown supplier instead of returning an empty page. */
export async function readStatement(
  db: Db,
  id: string,
  query: SupplierTransactionsQuery,
): Promise<Page<SupplierTransaction> & { summary: AccountPeriod }> {
  await readSupplier(db, id);
  return listSupplierTransactions(db, id, query);
}

export async function readDebtAges(db: Db, id: string): Promise<Ageing> {
  await readSupplier(db, id);
  return readSupplierAgeing(db, id);
}
