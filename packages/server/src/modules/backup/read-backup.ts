import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { isDeepStrictEqual } from 'node:util';
import { createGunzip } from 'node:zlib';
import { AppError, backupTexts, ruleBroken } from '@turoos/contract';
import { codeOf } from '../../system/error-facts';
import {
  FileEntry,
  Manifest,
  TableEntry,
  Totals,
  type FileEntry as File,
  type Manifest as Contents,
  type TableEntry as Table,
  type Totals as Sums,
} from './format/contents';
import { nextOf, nextRecord, parseRecord, readEntry } from './format/entries';
import type { Envelope } from './format/envelope';
import { blockLength, readRecords, type Record } from './format/records';
import { keyOf, unsealed } from './format/seal';

/** Callbacks for the entries of a backup in file order; each must read all bytes it is passed. */
export interface BackupReader {
  manifest(manifest: Contents): Promise<void>;
  table(table: Table, rows: AsyncIterable<Buffer>): Promise<void>;
  file(file: File, bytes: AsyncIterable<Buffer>): Promise<void>;
}

export interface ReadBackup {
  totals: Sums;
  /** The hash of each table's rows. */
  hashes: Map<string, string>;
}

/** Reads a whole backup and verifies the size and hash of every entry. */
export async function readBackup(
  { path, header, headerBytes, body }: Envelope,
  passphrase: string | undefined,
  reader: BackupReader,
  signal?: AbortSignal,
): Promise<ReadBackup> {
  if (header.seal && !passphrase) throw ruleBroken(backupTexts.passphraseNeeded, { passphrase: 'needed' });
  const file = createReadStream(path, { ...body, highWaterMark: 1 << 18 });
  const read = (plain: AsyncIterable<Buffer>) => readEntries(readRecords(plain), reader);
  try {
    return header.seal && passphrase
      ? await pipeline(
          file,
          unsealed(await keyOf(passphrase, header.seal), headerBytes),
          createGunzip({ chunkSize: blockLength }),
          read,
          { signal },
        )
      : await pipeline(file, createGunzip({ chunkSize: blockLength }), read, { signal });
  } catch (error) {
    throw isUnzipError(error) ? ruleBroken(backupTexts.damaged) : error;
  }
}

const isUnzipError = (error: unknown): boolean =>
  !(error instanceof AppError) && String(codeOf(error)).startsWith('Z_');

async function readEntries(records: AsyncGenerator<Record>, reader: BackupReader): Promise<ReadBackup> {
  const sums: Sums = { rows: {}, files: 0, bytes: 0 };
  const hashes = new Map<string, string>();
  const manifest = parseRecord(Manifest, await nextOf(records, 'manifest'));
  const expected = manifest.tables.values();
  await reader.manifest(manifest);
  for (;;) {
    const { kind, payload } = await nextRecord(records);
    if (kind === 'table') {
      const table = parseRecord(TableEntry, payload);
      if (!isDeepStrictEqual(table, expected.next().value)) throw ruleBroken(backupTexts.damaged);
      const { bytes, rows, sha256 } = await readEntry(records, 'addRows', (data) =>
        reader.table(table, data),
      );
      sums.rows[table.name] = rows;
      hashes.set(table.name, sha256);
      sums.bytes += bytes;
    } else if (kind === 'file') {
      const file = parseRecord(FileEntry, payload);
      const { bytes } = await readEntry(records, 'add', (data) => reader.file(file, data));
      sums.files += 1;
      sums.bytes += bytes;
    } else {
      const isAll = kind === 'totals' && isDeepStrictEqual(parseRecord(Totals, payload), sums);
      if (!isAll || !expected.next().done || !(await records.next()).done)
        throw ruleBroken(backupTexts.damaged);
      return { totals: sums, hashes };
    }
  }
}
