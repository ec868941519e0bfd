import { backupTexts, conflict } from '@turoos/contract';
import { sql } from 'kysely';
import { connectAlone, type Connection, type Db } from '../../db/connect';

/** "turo" in ASCII. */
const family = 0x7475726f;
const locks = { work: 1, restore: 2 } as const;

/**
 * Opens a connection that holds the backup lock, so that only one backup or restore runs in the shop; throws
 * a conflict when the lock is taken. The database releases the lock when the connection ends, even by a
 * crash.
 */
export async function takeTurn(url: string, until?: AbortSignal): Promise<Connection> {
  const connection = await connectAlone(url, 'backup', until);
  const { rows } = await sql<{ free: boolean }>`
    select pg_try_advisory_lock(${family}::int, ${locks.work}::int) as free`.execute(connection.db);
  if (rows[0]?.free) return connection;
  await connection.close();
  throw conflict(backupTexts.busy);
}

/** Does the same as takeTurn, but waits for the lock. */
export async function awaitTurn(url: string, until: AbortSignal): Promise<Connection> {
  const connection = await connectAlone(url, 'backup', until);
  try {
    await sql`set lock_timeout = '15min'`.execute(connection.db);
    await sql`select pg_advisory_lock(${family}::int, ${locks.work}::int)`.execute(connection.db);
    return connection;
  } catch (error) {
    await connection.close();
    throw error;
  }
}

/** Takes the restore lock, by which every server sees that the shop is being replaced. */
export const markRestoring = async ({ db }: Connection): Promise<void> =>
  void (await sql`select pg_advisory_lock(${family}::int, ${locks.restore}::int)`.execute(db));

export const isWorking = (db: Db): Promise<boolean> => isHeld(db, locks.work);
export const isRestoring = (db: Db): Promise<boolean> => isHeld(db, locks.restore);

/** Reads pg_locks and no table of the shop, so that it works while a restore locks all tables. */
async function isHeld(db: Db, lock: number): Promise<boolean> {
  const { rows } = await sql<{ held: boolean }>`
    select exists (
      select from pg_locks l join pg_database d on d.oid = l.database
      where l.locktype = 'advisory' and d.datname = current_database()
        and l.classid = ${family} and l.objid = ${lock} and l.objsubid = 2 and l.granted
    ) as held`.execute(db);
  return rows[0]?.held ?? false;
}
