import { sql } from 'kysely';
import type { Db } from '../src/db/connect';

export interface JournalEntry {
  kind: string;
  day: string;
  /** Cents by the account's key, or its name: debits above zero. */
  lines: Record<string, number>;
}

/** Does the work and returns the journal entries that it left. */
export async function entriesOf(db: Db, work: () => Promise<unknown>): Promise<JournalEntry[]> {
  const { rows: before } = await sql<{ last: number }>`
    select coalesce(max(number), 0) as last from journal_entries`.execute(db);
  await work();
  const { rows } = await sql<JournalEntry>`
    select e.kind, e.day::text as day, (
      select jsonb_object_agg(account, amount) from (
        select coalesce(a.key, a.name) as account, sum(l.amount) as amount
        from journal_lines l join accounts a on a.id = l.account_id where l.entry_id = e.id group by 1
      ) l
    ) as lines
    from journal_entries e where e.number > ${before[0]?.last ?? 0} order by e.number`.execute(db);
  return rows;
}

/** The balance of every account in cents, by its key or name; accounts at zero are left out. */
export async function accountBalances(db: Db): Promise<Record<string, number>> {
  const { rows } = await sql<{ account: string; amount: number }>`
    select coalesce(a.key, a.name) as account, sum(d.debit - d.credit) as amount
    from account_days d join accounts a on a.id = d.account_id group by 1 having sum(d.debit - d.credit) <> 0`.execute(
    db,
  );
  return Object.fromEntries(rows.map(({ account, amount }) => [account, amount]));
}
