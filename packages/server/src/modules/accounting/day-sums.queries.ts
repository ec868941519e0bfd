import type { DayRange } from '@turoos/contract';
import { sql } from 'kysely';
import type { Db } from '../../db/connect';

interface PeriodSum {
  accountId: string;
  opening: number;
  debit: number;
  credit: number;
}

/** Sums each account before a period and within it, in cents. */
export async function sumPeriods(db: Db, { startDate, endDate }: DayRange): Promise<PeriodSum[]> {
  const { rows } = await sql<PeriodSum>`
    select account_id,
      coalesce(sum(debit - credit) filter (where day < ${startDate}::date), 0) as opening,
      coalesce(sum(debit) filter (where day >= ${startDate}::date), 0) as debit,
      coalesce(sum(credit) filter (where day >= ${startDate}::date), 0) as credit
    from account_days where day <= ${endDate}::date group by 1`.execute(db);
  return rows;
}

/** Own sums of accounts, debits above zero, by account. */
export type OwnSums = ReadonlyMap<string, number>;

/** Sums each account over some days; without a first day over all days up to the last. */
export async function sumDays(
  db: Db,
  { startDate, endDate }: { startDate?: string; endDate: string },
): Promise<OwnSums> {
  const { rows } = await sql<{ accountId: string; amount: number }>`
    select account_id, sum(debit - credit) as amount from account_days
    where day <= ${endDate}::date and (${startDate ?? null}::date is null or day >= ${startDate ?? null}::date)
    group by 1`.execute(db);
  return new Map(rows.map(({ accountId, amount }) => [accountId, amount]));
}

export interface MonthSums {
  /** 'YYYY-MM' */
  month: string;
  own: OwnSums;
}

/** Sums the accounts of income and expenses month by month, from the first month with any to the last. */
export async function sumMonths(db: Db, { startDate, endDate }: DayRange): Promise<MonthSums[]> {
  const { rows } = await sql<{ month: string; accountId: string; amount: number }>`
    select to_char(date_trunc('month', d.day), 'YYYY-MM') as month, d.account_id, sum(d.debit - d.credit) as amount
    from account_days d join accounts a on a.id = d.account_id
    where a.kind in ('income', 'expense') and d.day between ${startDate}::date and ${endDate}::date
    group by date_trunc('month', d.day), 2 order by 1`.execute(db);
  return monthsBetween(rows[0]?.month, rows.at(-1)?.month).map((month) => ({
    month,
    own: new Map(
      rows.filter((row) => row.month === month).map(({ accountId, amount }) => [accountId, amount]),
    ),
  }));
}

function monthsBetween(first: string | undefined, last: string | undefined): string[] {
  const months: string[] = [];
  if (!first || !last) return months;
  const month = new Date(`${first}-01T00:00:00Z`);
  for (; month.toISOString().slice(0, 7) <= last; month.setUTCMonth(month.getUTCMonth() + 1))
    months.push(month.toISOString().slice(0, 7));
  return months;
}

/** Adds up the sums of months. */
export function addUp(months: readonly MonthSums[]): OwnSums {
  const total = new Map<string, number>();
  for (const { own } of months) for (const [id, amount] of own) total.set(id, (total.get(id) ?? 0) + amount);
  return total;
}
