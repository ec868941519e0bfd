import { must } from '@turoos/contract';
import { sql } from 'kysely';
import type { Tx } from './transaction';

/** Returns an id and a timestamp for a new document, by the database's clock. */
export async function newIdentity(tx: Tx): Promise<{ id: string; at: Date }> {
  const { rows } = await sql<{ id: string; at: Date }>`select turoos_id() as id, now() as at`.execute(tx);
  return must(rows[0]);
}
