import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Db } from '../../db/connect';
import { attachmentFolder, bringBack, discardFile, incomingFolder, trashFolder } from './file-store';
import { noteMissing } from './missing-files';

const day = 86_400_000;
/** Younger files may belong to a running upload, whose file exists before its row. */
const uploadGrace = day;
/** The default retention of backups: a restore in that time may need the file of a deleted attachment. */
const trashRetention = 30 * day;
const batch = 500;

/**
 * Reconciles the data folder with the attachments' rows: moves files without a row to the trash, deletes them
 * there after the retention period, moves trashed files with a row back and marks attachments whose file is
 * missing.
 */
export async function tidyFiles(db: Db, dataDir: string): Promise<void> {
  await deleteOld(incomingFolder(dataDir), uploadGrace);
  for (const { named, names } of await inBatches(db, await namesIn(trashFolder(dataDir))))
    for (const name of names) if (named.has(name)) await bringBack(dataDir, name);
  await deleteOld(trashFolder(dataDir), trashRetention);
  for (const bucket of await bucketsIn(dataDir)) await tidyBucket(db, dataDir, bucket);
  await markMissing(db, dataDir);
}

async function tidyBucket(db: Db, dataDir: string, bucket: string): Promise<void> {
  const folder = join(attachmentFolder(dataDir), bucket);
  const files = (await namesIn(folder)).filter((name) => /^[0-9a-f]{30}$/.test(name));
  for (const { named, names } of await inBatches(
    db,
    files.map((name) => bucket + name),
  ))
    for (const name of names)
      if (!named.has(name) && (await isOlder(join(folder, name.slice(2)), uploadGrace)))
        await discardFile(dataDir, name);
}

/** Returns the file names in batches, each with the subset that attachments refer to. */
async function inBatches(db: Db, all: readonly string[]) {
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

async function deleteOld(folder: string, age: number): Promise<void> {
  for (const name of await namesIn(folder)) {
    const place = join(folder, name);
    if (await isOlder(place, age)) await rm(place, { force: true });
  }
}

/** Whether the file is older than the age; false for a file that was deleted meanwhile. */
const isOlder = (place: string, age: number): Promise<boolean> =>
  stat(place).then(
    ({ mtimeMs }) => Date.now() - mtimeMs > age,
    () => false,
  );

/** Returns the names in a folder; a folder that was never created counts as empty. */
const namesIn = (folder: string): Promise<string[]> =>
  readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
