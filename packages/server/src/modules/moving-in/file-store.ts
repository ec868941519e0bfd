import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { writeWholeFile } from '../../kernel/write-whole-file';

/** The folder of uploaded files below the data folder. Files are named by the ids of their rows. */
const folderOf = (dataDir: string) => join(dataDir, 'moving-in');
export const placeOf = (dataDir: string, id: string) => join(folderOf(dataDir), id);

export const keepFile = (dataDir: string, id: string, bytes: Uint8Array): Promise<void> =>
  writeWholeFile(`${placeOf(dataDir, id)}.new`, placeOf(dataDir, id), bytes);

export const dropFile = (dataDir: string, id: string): Promise<void> =>
  rm(placeOf(dataDir, id), { force: true });

/** A name with an ending is of work on a file that a power cut ended. */
const isLeftOver = (name: string) => name.includes('.');
const day = 86_400_000;

/** Deletes files older than that many milliseconds, such as those whose rows a restore has removed. */
export async function dropOldFiles(dataDir: string, age: number): Promise<void> {
  const names = await readdir(folderOf(dataDir)).catch(() => []);
  for (const name of names) {
    const place = placeOf(dataDir, name);
    const { mtimeMs } = await stat(place).catch(() => ({ mtimeMs: Infinity }));
    if (Date.now() - mtimeMs > (isLeftOver(name) ? day : age)) await rm(place, { force: true });
  }
}
