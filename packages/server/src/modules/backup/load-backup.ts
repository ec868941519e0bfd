import { pipeline } from 'node:stream/promises';
import { isDeepStrictEqual } from 'node:util';
import { AppError, backupTexts, ruleBroken } from '@turoos/contract';
import { sql } from 'kysely';
import { escapeIdentifier } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { bulkLoad } from '../../db/bulk-load';
import type { Connection } from '../../db/connect';
import { sqlState } from '../../db/sql-state';
import type { Tx } from '../../db/transaction';
import { messageOf } from '../../system/error-facts';
import type { Manifest, TableEntry, Totals } from './format/contents';
import type { Envelope } from './format/envelope';
import { readBackup, type BackupReader, type ReadBackup } from './read-backup';
import { readReplacedTables, readShopTables } from './shop-tables';

interface Loading {
  connection: Connection;
  tx: Tx;
  passphrase?: string | undefined;
  until?: AbortSignal | undefined;
  receive: BackupReader['file'];
}

/**
 * Truncates the tables and fills them from a backup of the same schema version. Foreign keys and indexes are
 * rebuilt over all rows at once: this is many times faster, checks every reference, and lets the tables be
 * loaded in any order.
 */
export async function loadBackup(
  envelope: Envelope,
  { connection, tx, passphrase, until, receive }: Loading,
): Promise<ReadBackup> {
  const replaced = await readReplacedTables(tx);
  const loaded: Totals['rows'] = {};
  let tables: TableEntry[] = [];
  let read: ReadBackup | undefined;
  await bulkLoad(tx, replaced, Infinity, async () => {
    await sql`set local turoos.replaces_shop = 'yes'`.execute(tx);
    await sql.raw(`truncate ${replaced.map(escapeIdentifier).join(', ')}`).execute(tx);
    const reader: BackupReader = {
      manifest: async (manifest) => {
        await assertFits(tx, manifest);
        tables = manifest.tables;
      },
      table: async (table, rows) => {
        loaded[table.name] = await copyIn(connection, table, rows);
      },
      file: receive,
    };
    read = await readBackup(envelope, passphrase, reader, until);
  }).catch((error: unknown) => {
    throw isBadData(error) ? new AppError('RULE', backupTexts.unfit, { reason: messageOf(error) }) : error;
  });
  if (!read || !isDeepStrictEqual(loaded, read.totals.rows)) throw ruleBroken(backupTexts.damaged);
  for (const table of tables) await setSequences(tx, table);
  await sql.raw(`analyze ${replaced.map(escapeIdentifier).join(', ')}`).execute(tx);
  return read;
}

/** Whether the file caused the error: invalid or oversized values, or rows that violate a constraint. */
const isBadData = (error: unknown): boolean => /^(22|23|54)/.test(sqlState(error) ?? '');

/** Throws unless table and column names equal the database's, because they become part of SQL statements. */
async function assertFits(tx: Tx, manifest: Manifest): Promise<void> {
  const shape = (tables: readonly TableEntry[]) =>
    JSON.stringify(
      tables.map(({ name, columns, sequences }) => [name, columns, sequences.map((s) => s.column)]),
    );
  if (shape(manifest.tables) !== shape(await readShopTables(tx))) throw ruleBroken(backupTexts.unfit);
}

async function copyIn(
  { client }: Connection,
  { name, columns }: TableEntry,
  rows: AsyncIterable<Buffer>,
): Promise<number> {
  const list = columns.map(escapeIdentifier).join(', ');
  const copy = client.query(copyFrom(`copy ${escapeIdentifier(name)} (${list}) from stdin`));
  // the pipeline handles errors; after it aborts, an unhandled connection error would crash the process
  copy.on('error', () => undefined);
  await pipeline(rows, copy);
  return copy.rowCount;
}

/** Sets the sequences by ALTER TABLE, which unlike setval is rolled back with the transaction. */
async function setSequences(tx: Tx, { name, sequences }: TableEntry): Promise<void> {
  for (const { column, next } of sequences)
    await sql
      .raw(
        `alter table ${escapeIdentifier(name)} alter column ${escapeIdentifier(column)} restart with ${next}`,
      )
      .execute(tx);
}
