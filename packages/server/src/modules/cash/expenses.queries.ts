import {
  cashTexts,
  notFound,
  parseSort,
  type Expense,
  type ExpenseStatus,
  type Page,
} from '@turoos/contract';
import { sql, type Expression, type ExpressionBuilder, type SqlBool } from 'kysely';
import type { Db } from '../../db/connect';
import { readPage } from '../../db/read-page';
import type { DB } from '../../db/schema';
import { containsWordsOrCode } from '../../db/search';
import { readWritten, type Written } from './amounts';

const nameOf = (column: string) => sql<string>`(select name from accounts where id = ${sql.ref(column)})`;

const fromExpenses = (db: Db) =>
  db
    .selectFrom('expenses')
    .leftJoin('suppliers', 'suppliers.id', 'expenses.supplierId')
    .leftJoin('users', 'users.id', 'expenses.userId');

const expenses = (db: Db) =>
  fromExpenses(db)
    .selectAll('expenses')
    .select([
      nameOf('expenses.category_id').as('category'),
      nameOf('expenses.money_account_id').as('account'),
      'suppliers.name as supplier',
      'users.name as userName',
    ]);

type ExpenseRow = Awaited<ReturnType<ReturnType<typeof expenses>['executeTakeFirstOrThrow']>>;

const present = (row: ExpenseRow, written: Written): Expense => ({
  _id: row.id,
  expenseNumber: row.expenseNumber,
  date: row.day,
  category: { _id: row.categoryId, name: row.category },
  currency: row.currency,
  amount: written(row.currency, row.amount),
  value: row.cents,
  usd_to_yer: row.usdToYer,
  account: { _id: row.moneyAccountId, name: row.account },
  supplier: row.supplierId ? { _id: row.supplierId, name: row.supplier ?? '' } : null,
  note: row.note,
  status: row.status,
  cancelReason: row.cancelReason,
  createdBy: row.userId ? { _id: row.userId, name: row.userName ?? '' } : null,
  createdAt: row.createdAt,
  version: row.version,
});

export async function readExpense(db: Db, id: string): Promise<Expense> {
  const row = await expenses(db).where('expenses.id', '=', id).executeTakeFirst();
  if (!row) throw notFound(cashTexts.expenseNotFound);
  return present(row, await readWritten(db));
}

export interface ExpensesQuery {
  page: number;
  limit: number;
  sort: 'date' | '-date' | 'value' | '-value';
  q?: string | undefined;
  startDate?: string | undefined;
  endDate?: string | undefined;
  category?: string | undefined;
  account?: string | undefined;
  status?: ExpenseStatus | undefined;
}

const sortColumns = { date: 'expenses.day', value: 'expenses.cents' } as const;

function sorted(db: Db, query: ExpensesQuery) {
  const { field, direction } = parseSort(query.sort);
  return expenses(db)
    .where((e) => e.and(conditions(e, query)))
    .orderBy(sortColumns[field], direction)
    .orderBy('expenses.id', direction);
}

/** Lists expenses with the sum of those that were not cancelled. */
export async function listExpenses(
  db: Db,
  query: ExpensesQuery,
): Promise<Page<Expense> & { summary: { total: number; count: number } }> {
  const [{ rows, ...page }, summary, written] = await Promise.all([
    readPage(db, sorted(db, query), query),
    fromExpenses(db)
      .where((e) => e.and(conditions(e, query)))
      .where('expenses.status', '=', 'paid')
      .select([sql<number>`coalesce(sum(expenses.cents), 0)`.as('total'), sql<number>`count(*)`.as('count')])
      .executeTakeFirstOrThrow(),
    readWritten(db),
  ]);
  return { ...page, rows: rows.map((row) => present(row, written)), summary };
}

export async function* eachExpense(db: Db, query: ExpensesQuery): AsyncIterable<Expense> {
  const written = await readWritten(db);
  for await (const row of sorted(db, query).stream(200)) yield present(row, written);
}

const searched = sql<string>`turoos_fold(concat_ws(' ', expenses.expense_number, turoos_code(expenses.expense_number),
  expenses.note, ${nameOf('expenses.category_id')}, ${nameOf('expenses.money_account_id')}, suppliers.name))`;

function conditions(
  e: ExpressionBuilder<DB, 'expenses'>,
  { q, startDate, endDate, category, account, status }: ExpensesQuery,
): Expression<SqlBool>[] {
  return [
    ...(q ? [containsWordsOrCode(searched, q)] : []),
    ...(startDate ? [e('expenses.day', '>=', startDate)] : []),
    ...(endDate ? [e('expenses.day', '<=', endDate)] : []),
    ...(category ? [e('expenses.categoryId', '=', category)] : []),
    ...(account ? [e('expenses.moneyAccountId', '=', account)] : []),
    ...(status ? [e('expenses.status', '=', status)] : []),
  ];
}
