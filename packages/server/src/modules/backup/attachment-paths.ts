import { readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { codeOf } from '../../system/error-facts';
import { attachmentPath } from './format/contents';

/**
 * Lists the paths of the attachments below the folder, which may not exist. Files being uploaded or in the
 * trash are left out.
 */
export async function listAttachments(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch((error: unknown) => {
    if (codeOf(error) === 'ENOENT') return [];
    throw error;
  });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((path) => attachmentPath.test(path))
    .toSorted();
}
