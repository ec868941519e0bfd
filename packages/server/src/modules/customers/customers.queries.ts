import {
  customerTexts,
  must,
  notFound,
  type AccountPeriod,
  type Ageing,
  type Customer,
  type CustomersQuery,
  type CustomerSummary,
  type CustomerTransaction,
  type Page,
  type PickedRows,
  type TransactionsQuery,
} from '@turoos/contract';
import { sql } from 'kysely';
import type { Db } from '../../db/connect';
import { isAmong } from '../../db/is-among';
import { pageStatement, readPage, readPageOf, rememberPages } from '../../db/read-page';
import { listTransactions, readAgeing } from '../ledger';
import { tierOf } from '../price-tiers';
import { countKinds } from './active-customers';
import { conditions, sorting } from './find-customers';

const customers = (db: Db) =>
  db
    .selectFrom('customers')
    .select([
      'id',
      'customerCode',
      'name',
      'phone',
      'email',
      'address',
      'notes',
      'balance',
      'creditLimit',
      'loyaltyPoints',
      'isBlocked',
      'isActive',
      'noMarketing',
      'version',
      'createdAt',
      'updatedAt',
      tierOf(sql.ref('customers.price_tier_id')).as('priceTier'),
    ]);
type CustomerRow = Awaited<ReturnType<ReturnType<typeof customers>['executeTakeFirstOrThrow']>>;

const present = ({ id, address, ...row }: CustomerRow): Customer => ({
  ...row,
  _id: id,
  address: address as Customer['address'],
});

export async function readCustomer(db: Db, id: string): Promise<Customer> {
  const row = await customers(db).where('id', '=', id).executeTakeFirst();
  if (!row) throw notFound(customerTexts.notFound);
  return present(row);
}

function found(db: Db, query: CustomersQuery | PickedRows) {
  const { column, direction } = sorting('ids' in query ? '-createdAt' : query.sort);
  return customers(db)
    .where((e) => ('ids' in query ? isAmong(e.ref('id'), query) : e.and(conditions(e, query))))
    .orderBy(column, direction)
    .orderBy('id', direction);
}

const customersPage = rememberPages((db, query: CustomersQuery) => pageStatement(found(db, query), query));

export async function listCustomers(db: Db, query: CustomersQuery): Promise<Page<Customer>> {
  const { rows, ...page } = await readPageOf(db, customersPage(db, query));
  return { ...page, rows: rows.map(present) };
}

/** Streams all matching customers, or the picked ones, for the export. */
export async function* eachCustomer(db: Db, query: CustomersQuery | PickedRows): AsyncIterable<Customer> {
  for await (const row of found(db, query).stream(200)) yield present(row);
}

/** Lists customers whose debt exceeds their credit limit. */
export async function listOverLimit(
  db: Db,
  query: Pick<CustomersQuery, 'page' | 'limit' | 'sort' | 'q'>,
): Promise<Page<Customer>> {
  const { column, direction } = sorting(query.sort);
  const over = customers(db)
    .where('balance', '<', 0)
    .where(sql`-balance`, '>', sql.ref('credit_limit'))
    .where((e) =>
      e.and(conditions(e, { q: query.q, status: undefined, balance: undefined, isBlocked: undefined })),
    )
    .orderBy(column, direction)
    .orderBy('id', direction);
  const { rows, ...page } = await readPage(db, over, query);
  return { ...page, rows: rows.map(present) };
}

const newFor = '30 days';

/**
 * Reads the totals without reading all customers: their number by kind is kept, and balances other than zero and
 * new customers have indexes.
 */
export async function countCustomers(db: Db): Promise<CustomerSummary> {
  const { rows } = await sql<CustomerSummary>`
    select * from
      (${countKinds}) as kinds,
      (select coalesce(sum(balance), 0) as total_balance,
        count(*) filter (where balance < 0) as debtors, count(*) filter (where balance > 0) as positive,
        coalesce(-sum(balance) filter (where balance < 0), 0) as receivables
      from (
        select balance from customers where balance < 0 union all select balance from customers where balance > 0
      ) as balances) as balances,
      (select count(*) as new from customers where created_at >= now() - ${newFor}::interval) as newest`.execute(
    db,
  );
  return must(rows[0]);
}

/** Reads the customer first, so that an unknown id gives "not found" instead of an empty statement. */
export async function readStatement(
  db: Db,
  id: string,
  query: TransactionsQuery,
): Promise<Page<CustomerTransaction> & { summary: AccountPeriod }> {
  await readCustomer(db, id);
  return listTransactions(db, id, query);
}

export async function readDebtAges(db: Db, id: string): Promise<Ageing> {
  await readCustomer(db, id);
  return readAgeing(db, id);
}
