import { sql } from 'kysely';
import type { Tx } from '../../db/transaction';

/** All tables of the journal and its money that are written in bulk. */
export const moneyTables = ['journal_entries', 'journal_lines', 'money_movements'];

const switchChecks = (tx: Tx, to: 'enable' | 'disable') =>
  sql`
    alter table journal_entries ${sql.raw(to)} trigger journal_entries_balance;
    alter table journal_lines ${sql.raw(to)} trigger journal_lines_balance`.execute(tx);

/**
 * Writes to the journal without the triggers that check each entry, because they take longer than all the rest;
 * `check:books` checks the same. Sums the days at the end.
 */
export async function withoutChecks(tx: Tx, write: () => Promise<void>): Promise<void> {
  // triggers cannot be switched while checks of the transaction wait for its end
  await sql`set constraints all immediate`.execute(tx);
  await switchChecks(tx, 'disable');
  await write();
  await switchChecks(tx, 'enable');
  await sql`set constraints all deferred`.execute(tx);
  await sql`select turoos_sum_journal()`.execute(tx);
}
