import { readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';

/** Attachments lie in folders of two letters; beside those are only ones that come in or were thrown away. */
const kept = /^[0-9a-f]{2}\//;

/** The attachments in a folder that may not be there, each as a path below it. */
export async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((path) => kept.test(path))
    .toSorted();
}
