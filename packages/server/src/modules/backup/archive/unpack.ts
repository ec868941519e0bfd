import { createWriteStream } from 'node:fs';
import { chmod, mkdir, open, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { readFileOf } from './find-archives';
import type { Keys } from './file-seal';
import { segmentLength, segmentName, segmentStart } from './lsn';
import { assertPages } from './log-source';
import type { RestorePlan } from './plan-restore.rules';
import type { BaseTotals } from './base-contents';
import { readBase, type BaseReader } from './read-base';
import { readSealed } from './sealed-file';
import { collect } from './ship-log';

/** Writes the files of a copy and the log behind it into a folder for a database; returns the password of its users. */
export async function unpackPlan(
  plan: RestorePlan,
  keys: Keys,
  cluster: string,
  until?: AbortSignal,
): Promise<string> {
  const { found, base } = plan;
  const reading = { subject: found.run.facts.id, keys, until };
  const password = await unpackBase(cluster, (reader) =>
    readFileOf(found, base.name, (path) => readBase(path, reading, reader)),
  );
  await unpackLog(plan, keys, cluster, until);
  return password;
}

/** Writes the files of a copy into a folder for a database; returns the password of its users. */
export async function unpackBase(
  cluster: string,
  read: (reader: BaseReader) => Promise<BaseTotals>,
): Promise<string> {
  const { label, map, password } = await read({
    async manifest({ folders }) {
      for (const folder of [...folders, 'pg_wal']) await makeFolder(join(cluster, folder));
    },
    async file(path, bytes) {
      const target = join(cluster, path);
      await makeFolder(dirname(target));
      await pipeline(bytes, createWriteStream(target, { mode: 0o600 }));
    },
  });
  await writeFile(join(cluster, 'backup_label'), label, { mode: 0o600 });
  if (map !== '') await writeFile(join(cluster, 'tablespace_map'), map, { mode: 0o600 });
  return password;
}

async function makeFolder(path: string): Promise<void> {
  await mkdir(path, { recursive: true, mode: 0o700 });
  await chmod(path, 0o700);
}

/** Joins the pieces to segments; what the last one lacks is empty, by which PostgreSQL knows the end of the log. */
async function unpackLog(
  { found, pieces }: RestorePlan,
  keys: Keys,
  cluster: string,
  until?: AbortSignal,
): Promise<void> {
  const { timeline } = found.run.facts;
  for (const { name, segment, from, to } of pieces) {
    const bytes = await readFileOf(found, name, async (path) => {
      const read = await readSealed(path, { kind: 'wal', subject: name, keys, until }, collect);
      if (read.length !== to - from) throw new Error(`${name} does not have its length`);
      assertPages(read, segmentStart(segment) + BigInt(from));
      return read;
    });
    const file = await open(
      join(cluster, 'pg_wal', segmentName(timeline, segment)),
      from === 0 ? 'w' : 'r+',
      0o600,
    );
    try {
      await file.write(bytes, 0, bytes.length, from);
      if (to < segmentLength) await file.truncate(segmentLength);
    } finally {
      await file.close();
    }
  }
}
