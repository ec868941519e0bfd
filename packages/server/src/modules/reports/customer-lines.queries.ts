import {
  creditStatusOf,
  parseSort,
  standingOf,
  type CustomerLine,
  type CustomerLinesQuery,
  type CustomerTotals,
} from '@turoos/contract';
import { sql } from 'kysely';
import type { Db } from '../../db/connect';
import { containsWordsOrCode } from '../../db/search';
import { within } from './within';

type Filter = Pick<CustomerLinesQuery, 'keyword' | 'q' | 'startDate' | 'endDate'>;

/** With a period, finds only customers added in it. */
function foundCustomers(db: Db, { keyword, q, ...period }: Filter) {
  const typed = keyword ?? q;
  const customers = db.selectFrom('customers').where(within(sql`created_at`, period));
  return typed ? customers.where(containsWordsOrCode(sql.ref('search_text'), typed)) : customers;
}

const sortColumns = {
  name: sql`turoos_fold(name)`,
  createdAt: sql`created_at`,
  balance: sql`balance`,
  loyaltyPoints: sql`loyalty_points`,
} as const;

function sortedLines(db: Db, query: Filter & Pick<CustomerLinesQuery, 'sort'>) {
  const { field, direction } = parseSort(query.sort);
  return foundCustomers(db, query)
    .select(['id', 'name', 'phone', 'creditLimit', 'balance', 'loyaltyPoints', 'isBlocked'])
    .orderBy(sortColumns[field], direction)
    .orderBy('id', direction);
}

type Row = Omit<CustomerLine, '_id' | 'isOverLimit' | 'status'> & { id: string; isBlocked: boolean };

const present = ({ id, isBlocked, ...customer }: Row): CustomerLine => ({
  ...customer,
  _id: id,
  isOverLimit: creditStatusOf(customer) === 'over',
  status: standingOf({ isBlocked, balance: customer.balance }),
});

export async function readCustomerLines(db: Db, query: CustomerLinesQuery): Promise<CustomerLine[]> {
  const rows = await sortedLines(db, query)
    .limit(query.limit)
    .offset((query.page - 1) * query.limit)
    .execute();
  return rows.map(present);
}

export async function* eachCustomerLine(db: Db, query: CustomerLinesQuery): AsyncIterable<CustomerLine> {
  for await (const row of sortedLines(db, query).stream(500)) yield present(row);
}

export async function sumCustomers(db: Db, filter: Filter): Promise<CustomerTotals> {
  const { blocked, debt, positive, normal, ...totals } = await foundCustomers(db, filter)
    .select([
      sql<number>`count(*)`.as('count'),
      sql<number>`coalesce(sum(credit_limit), 0)`.as('creditLimit'),
      sql<number>`coalesce(sum(balance), 0)`.as('balance'),
      sql<number>`coalesce(-sum(balance) filter (where balance < 0), 0)`.as('owed'),
      sql<number>`coalesce(sum(balance) filter (where balance > 0), 0)`.as('credit'),
      sql<number>`coalesce(sum(loyalty_points), 0)`.as('loyaltyPoints'),
      sql<number>`count(*) filter (where balance < 0 and -balance > credit_limit)`.as('overLimit'),
      sql<number>`count(*) filter (where is_blocked)`.as('blocked'),
      sql<number>`count(*) filter (where not is_blocked and balance < 0)`.as('debt'),
      sql<number>`count(*) filter (where not is_blocked and balance > 0)`.as('positive'),
      sql<number>`count(*) filter (where not is_blocked and balance = 0)`.as('normal'),
    ])
    .executeTakeFirstOrThrow();
  return { ...totals, standings: { blocked, debt, credit: positive, normal } };
}
