import { readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';

export const attachmentsFolder = (dataDir: string): string => join(dataDir, 'attachments');

/** The files of a folder that may not be there, each as a path below it. */
export async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .toSorted();
}
