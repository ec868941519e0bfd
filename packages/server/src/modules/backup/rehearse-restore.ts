import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { backupTexts, must, ruleBroken } from '@turoos/contract';
import { sql } from 'kysely';
import { escapeIdentifier, escapeLiteral } from 'pg';
import { connectAlone, type Connection } from '../../db/connect';
import { databaseAt } from '../../db/database-at';
import { knownMigrations, runMigrations } from '../../db/migrate';
import { sqlState } from '../../db/sql-state';
import type { Tx } from '../../db/transaction';
import { assertBooksHold } from './assert-books';
import type { Envelope } from './format/envelope';
import { measure } from './format/measure';
import { loadBackup } from './load-backup';
import { readShopTables } from './shop-tables';
import { drain } from './verify-backup';
import { steadyOutput, tableBlocks } from './write-backup';

const insufficientPrivilege = '42501';

/**
 * Restores a backup into a temporary database and compares the loaded rows with the backup. Returns false
 * when the database user may not create databases.
 */
export async function rehearseRestore(
  url: string,
  envelope: Envelope,
  passphrase?: string,
  until?: AbortSignal,
): Promise<boolean> {
  const home = await connectAlone(url, 'backup');
  try {
    const name = await createDatabase(home);
    if (!name) return false;
    try {
      const rehearsal = await connectAlone(databaseAt(url, name), 'backup', until);
      await restoreInto(rehearsal, envelope, passphrase).finally(() => rehearsal.close());
    } finally {
      await drop(home, name);
    }
    return true;
  } finally {
    await home.close();
  }
}

/**
 * Creates a database with the shop's locale, after dropping those that interrupted rehearsals left behind.
 */
async function createDatabase(home: Connection): Promise<string | undefined> {
  const { rows } = await sql<{ prefix: string; collate: string; ctype: string }>`
    select 'turoos_check_' || oid || '_' as prefix, datcollate as collate, datctype as ctype
    from pg_database where datname = current_database()`.execute(home.db);
  const { prefix, collate, ctype } = must(rows[0]);
  const left = await sql<{ name: string }>`
    select datname as name from pg_database where starts_with(datname, ${prefix})`.execute(home.db);
  for (const { name } of left.rows) await drop(home, name);
  const name = prefix + randomUUID().slice(0, 8);
  const locale = `lc_collate ${escapeLiteral(collate)} lc_ctype ${escapeLiteral(ctype)}`;
  try {
    await sql
      .raw(`create database ${escapeIdentifier(name)} template template0 encoding 'UTF8' ${locale}`)
      .execute(home.db);
    return name;
  } catch (error) {
    if (sqlState(error) === insufficientPrivilege) return undefined;
    throw error;
  }
}

const drop = ({ db }: Connection, name: string) =>
  sql.raw(`drop database if exists ${escapeIdentifier(name)} with (force)`).execute(db);

async function restoreInto(connection: Connection, envelope: Envelope, passphrase?: string): Promise<void> {
  const { schema } = envelope.header;
  await connection.db.transaction().execute(async (tx) => {
    await runMigrations(tx, { upTo: schema });
    const { hashes } = await loadBackup(envelope, {
      connection,
      tx,
      passphrase,
      receive: (_, bytes) => drain(bytes),
    });
    if (!isDeepStrictEqual(await hashTables(connection, tx), hashes)) throw ruleBroken(backupTexts.damaged);
    await runMigrations(tx, { after: schema, upTo: (await knownMigrations()).at(-1) ?? schema });
    await assertBooksHold(tx);
  });
}

/** Returns the hash of each table's rows, read the same way as for a backup. */
async function hashTables(connection: Connection, tx: Tx): Promise<Map<string, string>> {
  await steadyOutput.execute(tx);
  const hashes = new Map<string, string>();
  for (const table of await readShopTables(tx)) {
    const measured = measure();
    for await (const block of tableBlocks(connection, table)) measured.add(block);
    hashes.set(table.name, measured.end().sha256);
  }
  return hashes;
}
