import {
  adenDayBounds,
  parseSort,
  type AccountPeriod,
  type CustomerTransaction,
  type Page,
  type TransactionsQuery,
} from '@turoos/contract';
import { sql, type Expression, type ExpressionBuilder, type SqlBool } from 'kysely';
import type { Db } from '../../db/connect';
import { readPage } from '../../db/read-page';
import type { DB } from '../../db/schema';
import { presentKept } from '../cash';
import { readPeriod } from './account-period.queries';
import { moneyOf } from './entry-money';
import { isOpening } from './opening-entry';

const entries = (db: Db) =>
  db
    .selectFrom('customerTransactions')
    .leftJoin('sales', 'sales.id', 'customerTransactions.saleId')
    .leftJoin('vouchers', 'vouchers.id', 'customerTransactions.voucherId')
    .leftJoin('users', 'users.id', 'customerTransactions.userId')
    .select([
      'customerTransactions.id',
      'customerTransactions.customerId',
      'customerTransactions.type',
      'customerTransactions.operation',
      'customerTransactions.change',
      'customerTransactions.open',
      'customerTransactions.balanceAfter',
      'customerTransactions.usdToYer',
      // of a document of another branch not even the id
      'sales.id as saleId',
      'customerTransactions.paymentMethod',
      'vouchers.id as voucherId',
      'vouchers.number as voucherNumber',
      'customerTransactions.note',
      'customerTransactions.userId',
      'customerTransactions.at',
      'sales.saleNumber',
      'users.name as userName',
      isOpening('customer').as('isOpening'),
      moneyOf(sql.ref('customerTransactions.change')).as('money'),
    ]);
type EntryRow = Awaited<ReturnType<ReturnType<typeof entries>['executeTakeFirstOrThrow']>>;

const present = (row: EntryRow): CustomerTransaction => ({
  _id: row.id,
  customer: row.customerId,
  type: row.type,
  isOpening: row.isOpening,
  operation: row.operation,
  change: row.change,
  amount: Math.abs(row.change),
  balanceAfter: row.balanceAfter,
  usd_to_yer: row.usdToYer,
  money: presentKept(row.money),
  open: row.open,
  reference: row.saleId,
  saleNumber: row.saleNumber,
  voucher: row.voucherId === null ? null : { _id: row.voucherId, number: row.voucherNumber ?? '' },
  paymentMethod: row.paymentMethod,
  note: row.note,
  createdBy: row.userId === null ? null : { _id: row.userId, name: row.userName ?? '' },
  createdAt: row.at,
});

/** Selects a customer's entries in the order of insertion, which is that of the running balance. */
const found = (db: Db, customerId: string, query: TransactionsQuery) =>
  entries(db)
    .where('customerTransactions.customerId', '=', customerId)
    .where((e) => e.and(conditions(e, query)))
    .orderBy('customerTransactions.seq', parseSort(query.sort).direction);

function conditions(
  e: ExpressionBuilder<DB, 'customerTransactions'>,
  { type, startDate, endDate }: TransactionsQuery,
): Expression<SqlBool>[] {
  return [
    ...(type ? [e('customerTransactions.type', '=', type)] : []),
    ...(startDate ? [e('customerTransactions.at', '>=', adenDayBounds(startDate).from)] : []),
    ...(endDate ? [e('customerTransactions.at', '<', adenDayBounds(endDate).until)] : []),
  ];
}

export async function listTransactions(
  db: Db,
  customerId: string,
  query: TransactionsQuery,
): Promise<Page<CustomerTransaction> & { summary: AccountPeriod }> {
  const { rows, ...page } = await readPage(db, found(db, customerId, query), query);
  return { ...page, rows: rows.map(present), summary: await readCustomerPeriod(db, customerId, query) };
}

/** Reads the account's totals of the period over all types of entries, ignoring the type filter. */
const readCustomerPeriod = (
  db: Db,
  customerId: string,
  { startDate, endDate }: Pick<TransactionsQuery, 'startDate' | 'endDate'>,
): Promise<AccountPeriod> =>
  readPeriod(
    db,
    sql`select change, (at at time zone 'Asia/Aden')::date as day from customer_transactions
      where customer_id = ${customerId}`,
    { startDate, endDate },
  );

/** Streams all matching entries for the statement. */
export async function* eachTransaction(
  db: Db,
  customerId: string,
  query: TransactionsQuery,
): AsyncIterable<CustomerTransaction> {
  for await (const row of found(db, customerId, query).stream(200)) yield present(row);
}
