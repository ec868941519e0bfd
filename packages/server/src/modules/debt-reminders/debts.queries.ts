import {
  addDays,
  adenDay,
  adenDayBounds,
  debtAges,
  must,
  type DebtAge,
  type Debtor,
  type DebtTotals,
} from '@turoos/contract';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Db } from '../../db/connect';
import { ageOfOldest } from '../ledger';

export type Debt = DebtTotals & Pick<Debtor, 'oldestDays'>;

/** Returns the start of the day that many days ago, in Yemen's time zone. */
export const daysAgo = (days: number) => adenDayBounds(addDays(adenDay(), -days)).from;

const sumsByAge = () => sql`
  coalesce(sum(open), 0) as debt,
  ${sql.join(debtAges.map((age) => sql`coalesce(sum(open) filter (where ${hasAge(age)}), 0) as ${sql.id(age)}`))}`;

/** Whether an entry of a customer's account has this age. */
export function hasAge(age: DebtAge): RawBuilder<SqlBool> {
  if (age === 'current') return sql`at >= ${daysAgo(30)}`;
  if (age === 'days31') return sql`at < ${daysAgo(30)} and at >= ${daysAgo(60)}`;
  if (age === 'days61') return sql`at < ${daysAgo(60)} and at >= ${daysAgo(90)}`;
  return sql`at < ${daysAgo(90)}`;
}

/** Returns the debts by customer id; customers without debt are left out. */
export async function readDebts(db: Db, ids: readonly string[]): Promise<Map<string, Debt>> {
  const { rows } = await sql<Debt & { customerId: string }>`
    select customer_id, ${ageOfOldest} as oldest_days, ${sumsByAge()}
    from customer_transactions
    where change < 0 and open > 0 and customer_id = any (${[...ids]}::uuid[]) group by customer_id`.execute(
    db,
  );
  return new Map(rows.map(({ customerId, ...debt }) => [customerId, debt]));
}

/** Returns the totals of all open debts that meet the conditions. */
export async function sumDebts(db: Db, conditions: readonly RawBuilder<unknown>[]): Promise<DebtTotals> {
  const { rows } = await sql<DebtTotals>`
    select ${sumsByAge()} from customer_transactions
    where ${sql.join([sql`change < 0 and open > 0`, ...conditions], sql` and `)}`.execute(db);
  return must(rows[0]);
}
