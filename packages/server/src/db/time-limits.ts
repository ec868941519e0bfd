import { sql, type Kysely } from 'kysely';
import type { Tx } from './transaction';

/** Runs long work on one connection without a statement timeout, and restores the timeout afterwards. */
export async function withoutTimeLimit<T, Result>(
  connection: Kysely<T>,
  work: () => Promise<Result>,
): Promise<Result> {
  const { rows } = await sql<{ usual: string }>`
    select current_setting('statement_timeout') as usual`.execute(connection);
  await sql`set statement_timeout = 0`.execute(connection);
  try {
    return await work();
  } finally {
    await sql`select set_config('statement_timeout', ${rows[0]?.usual ?? '0'}, false)`.execute(connection);
  }
}

/** Lets a transaction take its time, for long work that nobody waits for: on a slow machine, minutes between statements. */
export async function liftTimeLimits(tx: Tx): Promise<void> {
  await sql`set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0`.execute(tx);
}

/** Raises the statement timeout of a transaction: tens of thousands of rows take a slow machine longer than the default. */
export async function allowLongStatements(tx: Tx): Promise<void> {
  await sql`set local statement_timeout = '5min'`.execute(tx);
}
