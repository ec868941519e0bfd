import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Db } from '../../db/connect';
import { attachmentFolder, bringBack, discardFile, incomingFolder, trashFolder } from './file-store';
import { noteMissing } from './missing-files';

const day = 86_400_000;
/** An upload under way has a file before it has a row. */
const underWay = day;
/** As long as backups are kept by default: until then the file of a deleted attachment can come back. */
const inTrash = 30 * day;
const batch = 500;

/**
 * Brings the data folder and the rows together again: files that no attachment names go to the trash and from there
 * in time, those that one names come back from it, and attachments whose file is gone are marked.
 */
export async function tidyFiles(db: Db, dataDir: string): Promise<void> {
  await throwOld(incomingFolder(dataDir), underWay);
  for (const { named, names } of await sorted(db, await namesIn(trashFolder(dataDir))))
    for (const name of names) if (named.has(name)) await bringBack(dataDir, name);
  await throwOld(trashFolder(dataDir), inTrash);
  for (const bucket of await bucketsIn(dataDir)) await tidyBucket(db, dataDir, bucket);
  await markMissing(db, dataDir);
}

async function tidyBucket(db: Db, dataDir: string, bucket: string): Promise<void> {
  const folder = join(attachmentFolder(dataDir), bucket);
  const files = (await namesIn(folder)).filter((name) => /^[0-9a-f]{30}$/.test(name));
  for (const { named, names } of await sorted(
    db,
    files.map((name) => bucket + name),
  ))
    for (const name of names)
      if (!named.has(name) && (await isOlder(join(folder, name.slice(2)), underWay)))
        await discardFile(dataDir, name);
}

/** In batches, with those that an attachment names. */
async function sorted(db: Db, all: readonly string[]) {
  const batches = Array.from({ length: Math.ceil(all.length / batch) }, (_, at) =>
    all.slice(at * batch, (at + 1) * batch),
  );
  const found: { names: string[]; named: Set<string> }[] = [];
  for (const names of batches) {
    const rows = await db
      .selectFrom('attachments')
      .select('filename')
      .where('filename', 'in', names)
      .execute();
    found.push({ names, named: new Set(rows.map(({ filename }) => filename)) });
  }
  return found;
}

async function markMissing(db: Db, dataDir: string): Promise<void> {
  for (let after: string | undefined; ;) {
    const rows = await db
      .selectFrom('attachments')
      .select(['id', 'filename', 'missingSince'])
      .$if(after !== undefined, (e) => e.where('id', '>', after ?? ''))
      .orderBy('id')
      .limit(batch)
      .execute();
    await noteMissing(db, dataDir, rows);
    after = rows.at(-1)?.id;
    if (rows.length < batch) return;
  }
}

const bucketsIn = async (dataDir: string) =>
  (await namesIn(attachmentFolder(dataDir))).filter((name) => /^[0-9a-f]{2}$/.test(name));

async function throwOld(folder: string, age: number): Promise<void> {
  for (const name of await namesIn(folder)) {
    const place = join(folder, name);
    if (await isOlder(place, age)) await rm(place, { force: true });
  }
}

/** One that has gone meanwhile is nobody's concern. */
const isOlder = (place: string, age: number): Promise<boolean> =>
  stat(place).then(
    ({ mtimeMs }) => Date.now() - mtimeMs > age,
    () => false,
  );

/** A folder that was never needed is an empty one. */
const namesIn = (folder: string): Promise<string[]> =>
  readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
