import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import type { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { sql } from 'kysely';
import { escapeIdentifier } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import type { Connection } from '../../db/connect';
import { lastMigration } from '../../db/migrate';
import type { Tx } from '../../db/transaction';
import { codeOf } from '../../system/error-facts';
import { version } from '../../system/version';
import { listAttachments } from './attachment-paths';
import { blocksOf } from './format/blocks';
import type { TableEntry, Totals } from './format/contents';
import { formatVersion, headerBytes, inEnvelope } from './format/envelope';
import { measure } from './format/measure';
import { blockLength, record } from './format/records';
import { keyOf, newSeal, sealed } from './format/seal';
import { readShopTables, type ShopTable } from './shop-tables';

export interface BackupSource {
  connection: Connection;
  /** A transaction on that connection that sees one snapshot of the shop. */
  tx: Tx;
  attachments: string;
}

interface Writing {
  passphrase?: string | undefined;
  /** Called with the percentage done, from 0 to 100. */
  onProgress?: ((percent: number) => void) | undefined;
  /** Aborts the writing. */
  until?: AbortSignal | undefined;
}

/** Streams the whole shop into the target with only a few blocks in memory at a time. */
export async function writeBackup(
  source: BackupSource,
  openTarget: () => Writable,
  { passphrase, onProgress = () => undefined, until: signal }: Writing,
): Promise<{ totals: Totals; createdAt: Date }> {
  const { tx } = source;
  await steadyOutput.execute(tx);
  const { rows } = await sql<{ at: Date }>`select now() as at`.execute(tx);
  const createdAt = rows[0]?.at ?? new Date();
  const schema = await lastMigration(tx);
  const tables = await readShopTables(tx);
  const seal = passphrase ? newSeal() : null;
  const header = headerBytes({
    format: formatVersion,
    program: version,
    schema,
    createdAt: createdAt.toISOString(),
    seal,
  });
  const totals: Totals = { rows: {}, files: 0, bytes: 0 };
  const body = shopRecords(source, { schema, tables }, totals, onProgress);
  const zip = createGzip({ level: 4 });
  const key = passphrase && seal && (await keyOf(passphrase, seal));
  // opens the target only here, because the pipeline handles its errors
  if (key) await pipeline(body, zip, sealed(key, header), inEnvelope(header), openTarget(), { signal });
  else await pipeline(body, zip, inEnvelope(header), openTarget(), { signal });
  return { totals, createdAt };
}

/** Fixes output formats and the scan order, so that the same rows give the same bytes on every server. */
export const steadyOutput = sql`set local timezone = 'UTC'; set local datestyle = 'ISO, YMD'; set local intervalstyle = 'postgres';
  set local extra_float_digits = 1; set local bytea_output = 'hex'; set local synchronize_seqscans = off`;

async function* shopRecords(
  { connection, attachments }: BackupSource,
  { schema, tables }: { schema: string; tables: ShopTable[] },
  totals: Totals,
  onProgress: (percent: number) => void,
): AsyncGenerator<Buffer> {
  const whole = tables.reduce((sum, { size }) => sum + size, 1);
  let passed = 0;
  yield record('manifest', {
    schema,
    tables: tables.map(({ name, columns, sequences }) => ({ name, columns, sequences })),
  });
  for (const { size, ...table } of tables) {
    const measured = measure();
    yield record('table', table);
    for await (const block of tableBlocks(connection, table)) {
      measured.addRows(block);
      onProgress((100 * (passed + Math.min(measured.bytes, size))) / whole);
      yield record('data', block);
    }
    const end = measured.end();
    yield record('end', end);
    passed += size;
    totals.rows[table.name] = end.rows;
    totals.bytes += end.bytes;
  }
  for (const path of await listAttachments(attachments)) yield* fileRecords(attachments, path, totals);
  yield record('totals', totals);
}

/** Yields a table's rows in COPY's text format. The connection stays usable when the reader stops early. */
export async function* tableBlocks(
  { client }: Connection,
  { name, columns }: Pick<TableEntry, 'name' | 'columns'>,
): AsyncGenerator<Buffer> {
  const list = columns.map(escapeIdentifier).join(', ');
  const rows = client.query(copyTo(`copy ${escapeIdentifier(name)} (${list}) to stdout`));
  // the reader handles errors; after it stops, an unhandled connection error would crash the process
  rows.on('error', () => undefined);
  try {
    yield* blocksOf(rows.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>, blockLength);
  } finally {
    // drains the rest, because the database sends all rows before the connection can be used again
    rows.resume();
  }
}

/** Writes a file's records; a file deleted meanwhile becomes an empty entry, and a shrunk one is shorter. */
async function* fileRecords(folder: string, path: string, totals: Totals): AsyncGenerator<Buffer> {
  const measured = measure();
  yield record('file', { path });
  try {
    for await (const block of createReadStream(join(folder, path), { highWaterMark: blockLength })) {
      measured.add(block as Buffer);
      yield record('data', block as Buffer);
    }
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error;
  }
  const end = measured.end();
  yield record('end', end);
  totals.files += 1;
  totals.bytes += end.bytes;
}
