import { readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { attachmentPath } from './format/contents';

/**
 * The attachments in a folder that may not be there, each as a path below it. Beside them are only files that come in
 * or were thrown away.
 */
export async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((path) => attachmentPath.test(path))
    .toSorted();
}
