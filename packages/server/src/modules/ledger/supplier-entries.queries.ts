import {
  parseSort,
  type AccountPeriod,
  type Page,
  type SupplierTransaction,
  type SupplierTransactionsQuery,
} from '@turoos/contract';
import { sql } from 'kysely';
import type { Db } from '../../db/connect';
import { readPage } from '../../db/read-page';
import { presentKept } from '../cash';
import { readPeriod } from './account-period.queries';
import { moneyOf } from './entry-money';
import { isOpening } from './opening-entry';

const entries = (db: Db) =>
  db
    .selectFrom('supplierTransactions')
    .leftJoin('purchases', 'purchases.id', 'supplierTransactions.purchaseId')
    .leftJoin('vouchers', 'vouchers.id', 'supplierTransactions.voucherId')
    .leftJoin('users', 'users.id', 'supplierTransactions.userId')
    .select([
      'supplierTransactions.id',
      'supplierTransactions.supplierId',
      'supplierTransactions.type',
      'supplierTransactions.change',
      'supplierTransactions.open',
      'supplierTransactions.balanceAfter',
      // of a document of another branch not even the id
      'purchases.id as purchaseId',
      'supplierTransactions.paymentMethod',
      'vouchers.id as voucherId',
      'vouchers.number as voucherNumber',
      'supplierTransactions.note',
      'supplierTransactions.dated',
      'supplierTransactions.userId',
      'supplierTransactions.at',
      'purchases.purchaseNumber',
      'purchases.supplierInvoiceNumber',
      'users.name as userName',
      isOpening('supplier').as('isOpening'),
      moneyOf(sql.ref('supplierTransactions.change')).as('money'),
    ]);
type EntryRow = Awaited<ReturnType<ReturnType<typeof entries>['executeTakeFirstOrThrow']>>;

const present = (row: EntryRow): SupplierTransaction => ({
  _id: row.id,
  supplier: row.supplierId,
  type: row.type,
  isOpening: row.isOpening,
  change: row.change,
  amount: Math.abs(row.change),
  balanceAfter: row.balanceAfter,
  money: presentKept(row.money),
  open: row.open,
  purchase: row.purchaseId,
  purchaseNumber: row.purchaseNumber,
  supplierInvoiceNumber: row.supplierInvoiceNumber,
  voucher: row.voucherId === null ? null : { _id: row.voucherId, number: row.voucherNumber ?? '' },
  paymentMethod: row.paymentMethod,
  note: row.note,
  date: row.dated,
  createdBy: row.userId === null ? null : { _id: row.userId, name: row.userName ?? '' },
  createdAt: row.at,
});

/** Selects a supplier's entries by insertion, the order of the running balance, or by their dates. */
function found(db: Db, supplierId: string, { type, startDate, endDate, sort }: SupplierTransactionsQuery) {
  const { field, direction } = parseSort(sort);
  return entries(db)
    .where('supplierTransactions.supplierId', '=', supplierId)
    .where((e) =>
      e.and([
        ...(type ? [e('supplierTransactions.type', '=', type)] : []),
        ...(startDate ? [e('supplierTransactions.dated', '>=', startDate)] : []),
        ...(endDate ? [e('supplierTransactions.dated', '<=', endDate)] : []),
      ]),
    )
    .$if(field === 'date', (query) => query.orderBy('supplierTransactions.dated', direction))
    .orderBy('supplierTransactions.seq', direction);
}

export async function listSupplierTransactions(
  db: Db,
  supplierId: string,
  query: SupplierTransactionsQuery,
): Promise<Page<SupplierTransaction> & { summary: AccountPeriod }> {
  const { rows, ...page } = await readPage(db, found(db, supplierId, query), query);
  return { ...page, rows: rows.map(present), summary: await readSupplierPeriod(db, supplierId, query) };
}

/** Reads the account's totals of the period over all types of entries, ignoring the type filter. */
const readSupplierPeriod = (
  db: Db,
  supplierId: string,
  { startDate, endDate }: Pick<SupplierTransactionsQuery, 'startDate' | 'endDate'>,
): Promise<AccountPeriod> =>
  readPeriod(
    db,
    sql`select change, dated as day from supplier_transactions where supplier_id = ${supplierId}`,
    { startDate, endDate },
  );

/** Streams all matching entries for the statement. */
export async function* eachSupplierTransaction(
  db: Db,
  supplierId: string,
  query: SupplierTransactionsQuery,
): AsyncIterable<SupplierTransaction> {
  for await (const row of found(db, supplierId, query).stream(200)) yield present(row);
}
