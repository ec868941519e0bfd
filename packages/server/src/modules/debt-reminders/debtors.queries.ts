import { parseSort, type Debtor, type DebtorsQuery, type DebtTotals, type Page } from '@turoos/contract';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Db } from '../../db/connect';
import { readPage } from '../../db/read-page';
import { containsWordsOrCode } from '../../db/search';
import { daysAgo, hasAge, readDebts, sumDebts } from './debts.queries';

/**
 * Lists customers with a debt. The page is read by the balance index, so that it touches only the customers
 * it shows; the age of their debts is read for these alone, by the index of open entries.
 */
export async function listDebtors(
  db: Db,
  query: DebtorsQuery,
): Promise<Page<Debtor> & { summary: DebtTotals }> {
  const { rows, ...page } = await readPage(db, sorted(db, query), query);
  const ids = rows.map(({ id }) => id);
  const [debts, reminders, summary] = await Promise.all([
    readDebts(db, ids),
    readLastReminders(db, ids),
    sumDebts(db, conditions(query, sql`customer_id`)),
  ]);
  return {
    ...page,
    summary,
    rows: rows.flatMap(({ id, ...customer }) => {
      const debt = debts.get(id);
      // no debt: it was paid between the two queries
      return debt ? [{ _id: id, ...customer, ...debt, lastReminder: reminders.get(id) ?? null }] : [];
    }),
  };
}

/** Returns the filter's conditions on a customer id. */
function conditions({ q, minDays, age }: Filter, id: RawBuilder<unknown>): RawBuilder<SqlBool>[] {
  const among = (customers: RawBuilder<unknown>) => sql<SqlBool>`${id} in (${customers})`;
  return [
    ...(q ? [among(foundBy(q))] : []),
    ...(minDays ? [among(owing(sql`at < ${daysAgo(minDays - 1)}`))] : []),
    ...(age ? [among(owing(hasAge(age)))] : []),
  ];
}

type Filter = Pick<DebtorsQuery, 'q' | 'minDays' | 'age'>;

const foundBy = (q: string) =>
  sql`select id from customers where ${containsWordsOrCode(sql.ref('search_text'), q)}`;

const owing = (aged: RawBuilder<SqlBool>) =>
  sql`select customer_id from customer_transactions where change < 0 and open > 0 and ${aged}`;

const sortColumns = { debt: sql`balance`, name: sql`turoos_fold(name)` } as const;

function sorted(db: Db, query: DebtorsQuery) {
  const { field, direction } = parseSort(query.sort);
  // the deeper the debt, the lower the balance
  const order = field === 'name' ? direction : direction === 'desc' ? 'asc' : 'desc';
  return db
    .selectFrom('customers')
    .select(['id', 'name', 'phone', 'email'])
    .where((e) => e.and([e('balance', '<', 0), ...conditions(query, sql.ref('customers.id'))]))
    .orderBy(sortColumns[field], order)
    .orderBy('id', order);
}

type Reminder = NonNullable<Debtor['lastReminder']>;

async function readLastReminders(db: Db, ids: readonly string[]): Promise<Map<string, Reminder>> {
  const { rows } = await sql<Reminder & { customerId: string }>`
    select distinct on (customer_id) customer_id, created_at as at, channel, status from outbox
    where customer_id = any (${[...ids]}::uuid[]) and source_type = 'customers'
    order by customer_id, created_at desc`.execute(db);
  return new Map(rows.map(({ customerId, ...reminder }) => [customerId, reminder]));
}
