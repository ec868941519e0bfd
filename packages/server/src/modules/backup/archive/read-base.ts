import { backupTexts, ruleBroken } from '@turoos/contract';
import { isDeepStrictEqual } from 'node:util';
import { nextOf, nextRecord, parseRecord, readEntry } from '../format/entries';
import { readRecords } from '../format/records';
import { BaseFile, BaseManifest, BaseTotals } from './base-contents';
import type { Keys } from './file-seal';
import { readSealed } from './sealed-file';

/** Callbacks for the entries of a copy in file order; each file must be read to its end. */
export interface BaseReader {
  manifest(manifest: BaseManifest): Promise<void>;
  file(path: string, bytes: AsyncIterable<Buffer>): Promise<void>;
}

const drainAll: BaseReader = {
  manifest: async () => undefined,
  async file(_, bytes) {
    for await (const block of bytes) void block;
  },
};

/** What no database lacks; a copy without one of them is none. */
const needed = ['PG_VERSION', 'global/pg_control'];

/** Reads a whole copy of the database's files from the archive, and compares the size and hash of each. */
export const readBase = (
  path: string,
  reading: { subject: string; keys: Keys; until?: AbortSignal | undefined },
  reader: BaseReader = drainAll,
): Promise<BaseTotals> =>
  readSealed(path, { kind: 'base', ...reading }, (bytes) => readBaseRecords(bytes, reader));

export async function readBaseRecords(bytes: AsyncIterable<Buffer>, reader: BaseReader): Promise<BaseTotals> {
  const records = readRecords(bytes);
  await reader.manifest(parseRecord(BaseManifest, await nextOf(records, 'manifest')));
  const seen = new Set<string>();
  const sums = { files: 0, bytes: 0 };
  for (;;) {
    const { kind, payload } = await nextRecord(records);
    if (kind === 'totals') {
      const totals = parseRecord(BaseTotals, payload);
      const isAll = isDeepStrictEqual({ files: totals.files, bytes: totals.bytes }, sums);
      if (!isAll || needed.some((file) => !seen.has(file)) || !(await records.next()).done)
        throw ruleBroken(backupTexts.damaged);
      return totals;
    }
    if (kind !== 'file') throw ruleBroken(backupTexts.damaged);
    const file = parseRecord(BaseFile, payload);
    const end = await readEntry(records, 'add', (data) => reader.file(file.path, data));
    seen.add(file.path);
    sums.files += 1;
    sums.bytes += end.bytes;
  }
}
