import { sql } from 'kysely';
import type { Tx } from './transaction';

/** Raises the statement timeout: tens of thousands of rows take a slow machine longer than the default. */
export async function allowLongStatements(tx: Tx): Promise<void> {
  await sql`set local statement_timeout = '5min'`.execute(tx);
}
