import { setTimeout as wait } from 'node:timers/promises';
import type { Transaction } from 'kysely';
import type { Db } from './connect';
import { sqlState } from './sql-state';
import type { DB } from './schema';

export type Tx = Transaction<DB>;

const attempts = 6;
const serialisationFailure = '40001';
const deadlock = '40P01';

/**
 * Runs the work in one transaction, and retries it when the database aborts it because of a deadlock or
 * serialization conflict.
 */
export async function transaction<T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.transaction().execute(work);
    } catch (error) {
      const state = sqlState(error);
      if (attempt === attempts || (state !== serialisationFailure && state !== deadlock)) throw error;
      await wait(Math.random() * 10 * 2 ** attempt);
    }
  }
}
