import { readdir, rm, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { isCopy, isFull, isMark } from './place-folder';

/**
 * Copies, and on a full disk deletes the oldest copies there until the new one has room and tries again. The newest copy
 * stays, and nothing is deleted that would not make room enough.
 */
export async function copyMakingRoom(
  copy: () => Promise<void>,
  folder: string,
  bytes: number,
): Promise<void> {
  for (;;)
    try {
      return await copy();
    } catch (error) {
      if (!isFull(error) || !(await makeRoom(folder, bytes))) throw error;
    }
}

/** Returns whether something was deleted. */
async function makeRoom(folder: string, bytes: number): Promise<boolean> {
  const names = await readdir(folder);
  // another shop keeps its copies here too, and may have none but these
  if (names.filter(isMark).length > 1) return false;
  const [, ...older] = names.filter(isCopy).toSorted().toReversed();
  const copies = await Promise.all(
    older.map(async (name) => ({ name, size: (await stat(join(folder, name))).size })),
  );
  const { bavail, bsize } = await statfs(folder);
  const all = copies.reduce((sum, { size }) => sum + size, 0);
  if (copies.length === 0 || bavail * bsize + all < bytes) return false;
  let freed = 0;
  for (const { name, size } of copies.toReversed()) {
    if (freed >= bytes) break;
    await rm(join(folder, name), { force: true });
    freed += size;
  }
  return true;
}
