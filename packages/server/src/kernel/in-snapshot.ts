import type { Db } from '../db/connect';
import type { Tx } from '../db/transaction';
import type { Streamed } from './streamed';

/** Makes a file whose totals and rows are read one after the other, from one snapshot. */
export async function inSnapshot(db: Db, make: (view: Tx) => Promise<Streamed>): Promise<Streamed> {
  const view = await db
    .startTransaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute();
  const end = () =>
    view
      .rollback()
      .execute()
      .catch(() => undefined);
  try {
    const file = await make(view);
    file.stream.once('close', () => void end());
    return file;
  } catch (error) {
    await end();
    throw error;
  }
}
