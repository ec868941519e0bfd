import {
  notFound,
  parseSort,
  readableVouchers,
  voucherStatusOf,
  voucherTexts,
  type Page,
  type Voucher,
  type VoucherDetail,
  type VouchersQuery,
} from '@turoos/contract';
import { sql, type Expression, type ExpressionBuilder, type SqlBool } from 'kysely';
import type { Db } from '../../db/connect';
import { readPage } from '../../db/read-page';
import type { DB } from '../../db/schema';
import { containsWordsOrCode } from '../../db/search';
import type { Actor } from '../../kernel/actor';
import { presentKept, readVoucherMoney, voucherKept } from '../cash';

/** What was taken back of a payment: the part of it that settled reversals. Only suppliers' payments are taken back. */
export const reversed = sql<number>`coalesce((
  select sum(s.amount) from supplier_transactions c
  join supplier_settlements s on s.credit_id = c.id join supplier_transactions d on d.id = s.debit_id
  where c.voucher_id = vouchers.id and d.type = 'reversal'), 0)`;

const balanceAfter = sql<number>`coalesce(
  (select balance_after from customer_transactions where voucher_id = vouchers.id order by seq desc limit 1),
  (select balance_after from supplier_transactions where voucher_id = vouchers.id order by seq desc limit 1), 0)`;

const vouchers = (db: Db) =>
  db
    .selectFrom('vouchers')
    .leftJoin('customers', 'customers.id', 'vouchers.customerId')
    .leftJoin('suppliers', 'suppliers.id', 'vouchers.supplierId')
    .leftJoin('sales', 'sales.id', 'vouchers.saleId')
    .leftJoin('purchases', 'purchases.id', 'vouchers.purchaseId')
    .leftJoin('users', 'users.id', 'vouchers.userId')
    .selectAll('vouchers')
    .select([
      sql<string>`coalesce(customers.name, suppliers.name)`.as('partyName'),
      sql<string>`coalesce(customers.phone, suppliers.phone, '')`.as('partyPhone'),
      sql<string | null>`coalesce(sales.sale_number, purchases.purchase_number)`.as('documentNumber'),
      'users.name as userName',
      reversed.as('reversed'),
      voucherKept.as('money'),
    ]);
type VoucherRow = Awaited<ReturnType<ReturnType<typeof vouchers>['executeTakeFirstOrThrow']>>;

function present(row: VoucherRow): Voucher {
  const documentId = row.saleId ?? row.purchaseId;
  return {
    _id: row.id,
    number: row.number,
    kind: row.kind,
    date: row.dated,
    party: { _id: row.customerId ?? row.supplierId ?? '', name: row.partyName, phone: row.partyPhone },
    amount: row.amount,
    money: presentKept(row.money),
    reversed: row.reversed,
    status: voucherStatusOf(row),
    usd_to_yer: row.usdToYer,
    paymentMethod: row.paymentMethod,
    document: documentId === null ? null : { _id: documentId, number: row.documentNumber },
    note: row.note,
    createdBy: row.userId === null ? null : { _id: row.userId, name: row.userName ?? '' },
    createdAt: row.at,
  };
}

/** Reads a voucher with the money that was handed over. */
export async function readVoucher(db: Db, user: Actor, id: string): Promise<VoucherDetail> {
  const row = await vouchers(db)
    .select(balanceAfter.as('balanceAfter'))
    .where('vouchers.id', '=', id)
    .where('vouchers.kind', 'in', readableVouchers(user))
    .executeTakeFirst();
  if (!row) throw notFound(voucherTexts.notFound);
  const { tenders, change } = await readVoucherMoney(db, id);
  return { ...present(row), balanceAfter: row.balanceAfter, tenders, change };
}

const sortColumns = { date: 'vouchers.dated', amount: 'vouchers.amount' } as const;

/** Lists the vouchers of the kinds that the user may read. */
export async function listVouchers(db: Db, user: Actor, query: VouchersQuery): Promise<Page<Voucher>> {
  const { field, direction } = parseSort(query.sort);
  const found = vouchers(db)
    .where((e) => e.and(conditions(e, user, query)))
    .orderBy(sortColumns[field], direction)
    .orderBy('vouchers.id', direction);
  const { rows, ...page } = await readPage(db, found, query);
  return { ...page, rows: rows.map(present) };
}

const searched = sql<string>`turoos_fold(concat_ws(' ', '', vouchers.number, turoos_code(vouchers.number), vouchers.note))`;

/** Parties are searched by their own index, because most searches are for one. */
const found = (q: string): Expression<SqlBool> => sql<SqlBool>`(${containsWordsOrCode(searched, q)}
  or vouchers.customer_id in (select id from customers where ${containsWordsOrCode(sql`customers.search_text`, q)})
  or vouchers.supplier_id in (select id from suppliers where ${containsWordsOrCode(sql`suppliers.search_text`, q)}))`;

function conditions(
  e: ExpressionBuilder<DB, 'vouchers'>,
  user: Actor,
  { q, kind, customer, supplier, startDate, endDate }: VouchersQuery,
): Expression<SqlBool>[] {
  return [
    e('vouchers.kind', 'in', readableVouchers(user)),
    ...(kind ? [e('vouchers.kind', '=', kind)] : []),
    ...(q ? [found(q)] : []),
    ...(customer ? [e('vouchers.customerId', '=', customer)] : []),
    ...(supplier ? [e('vouchers.supplierId', '=', supplier)] : []),
    ...(startDate ? [e('vouchers.dated', '>=', startDate)] : []),
    ...(endDate ? [e('vouchers.dated', '<=', endDate)] : []),
  ];
}
