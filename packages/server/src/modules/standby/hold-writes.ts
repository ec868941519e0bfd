import { sql } from 'kysely';
import { escapeIdentifier, type Client } from 'pg';
import { connectAlone, type Db } from '../../db/connect';
import { readReplacedTables } from '../backup';

/** The locks of each database, which this process holds until the database stops. */
const held = new WeakMap<Db, Promise<void>>();

/** Ends the transactions under way and lets none write to the shop's tables any more, from whichever process. */
export function holdWrites(db: Db, url: string): Promise<void> {
  const holding = held.get(db) ?? lockTables(url);
  held.set(db, holding);
  holding.catch(() => held.delete(db));
  return holding;
}

async function lockTables(url: string): Promise<void> {
  const { client, db, close } = await connectAlone(url, 'moved');
  try {
    const tables = (await readReplacedTables(db)).map(escapeIdentifier).join(', ');
    for (let tries = 5; ; tries--) {
      await endTransactions(db);
      try {
        await lock(client, tables);
        break;
      } catch (error) {
        await client.query('rollback');
        if (tries === 0) throw error;
      }
    }
    // those that began meanwhile wait for the lock
    await endTransactions(db);
  } catch (error) {
    await close();
    throw error;
  }
}

/** Takes locks that several processes may hold and that no standby learns of. */
const lock = (client: Client, tables: string) =>
  client.query(
    `begin; set local lock_timeout = '400ms'; set local idle_in_transaction_session_timeout = 0;
     lock table ${tables} in share mode`,
  );

const endTransactions = (db: Db) =>
  sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and usename = current_user and backend_type = 'client backend'
      and xact_start is not null and application_name <> current_setting('application_name')`.execute(db);
