import { sql } from 'kysely';
import type { Tx } from './transaction';

/** Lets a transaction take its time, for long work that nobody waits for: on a slow machine, minutes between statements. */
export const withoutTimeLimits = async (tx: Tx): Promise<void> => {
  await sql`set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0`.execute(tx);
};
