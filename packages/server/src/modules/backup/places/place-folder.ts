import { createHash, randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { access, constants, mkdir, readdir, realpath, rename, rm, stat, writeFile } from 'node:fs/promises';
import { isAbsolute, join, relative, resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { AppError, backupTexts, ruleBroken } from '@turoos/contract';
import { codeOf } from '../../../system/error-facts';
import { drain } from '../verify-backup';

/** A file that tells a disk that is there from the empty folder it is mounted on. */
const markOf = (path: string, id: string): string => join(path, `.turoos-${id}`);

/** Marks a folder as a place for copies, or throws why it cannot be one. A folder is made if only its last part is missing. */
export async function markPlace(path: string, id: string, dataDir: string): Promise<void> {
  if (!isAbsolute(path)) throw ruleBroken(backupTexts.placeAbsolute);
  await mkdir(path, { mode: 0o700 }).catch(() => undefined);
  const found = await stat(path).catch(() => undefined);
  if (!found?.isDirectory()) throw ruleBroken(backupTexts.placeMissing);
  if (await isInside(path, dataDir)) throw ruleBroken(backupTexts.placeInside);
  try {
    await access(path, constants.W_OK);
    await writeFile(markOf(path, id), '', { mode: 0o600, flag: 'wx' });
  } catch (error) {
    const problem = problemOf(error);
    // what is there and takes no file is no folder of a disk, such as those of the system
    const isThere = problem === backupTexts.placeAway || problem === backupTexts.placeFailed;
    throw ruleBroken(isThere ? backupTexts.placeUnfit : problem);
  }
}

async function isInside(path: string, dataDir: string): Promise<boolean> {
  const way = relative(await realpath(dataDir), await realpath(path));
  return way === '' || (!way.startsWith('..') && !isAbsolute(way));
}

/** Returns by which path a folder is the same as another one, however it was written; one that is away is taken as written. */
export const realPathOf = (path: string): Promise<string> => realpath(path).catch(() => resolve(path));

export const unmarkPlace = (path: string, id: string): Promise<void> => rm(markOf(path, id), { force: true });

export const isThere = (path: string, id: string): Promise<boolean> =>
  stat(markOf(path, id)).then(
    () => true,
    () => false,
  );

/** Whether a place is on the disk of the shop's data; null while it is away. */
export const diskOfPlace = async (path: string, id: string, dataDir: string): Promise<boolean | null> =>
  (await isThere(path, id)) ? areOnOneDisk(path, dataDir) : null;

/** Whether two folders are on one disk; null if that cannot be told. */
async function areOnOneDisk(one: string, two: string): Promise<boolean | null> {
  const [first, second] = await Promise.all([one, two].map((path) => stat(path).catch(() => undefined)));
  return first && second ? first.dev === second.dev : null;
}

/** Copies a file into a folder, reads it back and compares it. Only a whole and equal copy gets its name. */
export async function copyCompared(
  source: string,
  folder: string,
  fileName: string,
  until: AbortSignal,
): Promise<void> {
  const draft = join(folder, `${fileName}.${randomUUID()}.partial`);
  try {
    const written = await hashOf(source, until, draft);
    const read = await hashOf(draft, until);
    if (!written.equals(read)) throw ruleBroken(backupTexts.placeDiffers);
    await rename(draft, join(folder, fileName));
  } catch (error) {
    // what disappeared cannot be cleaned up
    await rm(draft, { force: true }).catch(() => undefined);
    throw error;
  }
}

/** Reads a file, and writes it to another on the way if one is given. */
async function hashOf(path: string, signal: AbortSignal, to?: string): Promise<Buffer> {
  const hash = createHash('sha256');
  const taps = async function* (bytes: AsyncIterable<Buffer>) {
    for await (const block of bytes) {
      hash.update(block);
      yield block;
    }
  };
  const source = createReadStream(path);
  if (to === undefined) await pipeline(source, taps, drain, { signal });
  else
    await pipeline(source, taps, createWriteStream(to, { mode: 0o600, flags: 'wx', flush: true }), {
      signal,
    });
  return hash.digest();
}

const ours = /^turoos-\d{4}-\d\d-\d\d-\d{6}-[0-9a-f]{8}\.backup$/;
export const isCopy = (name: string): boolean => ours.test(name);
export const isMark = (name: string): boolean => /^\.turoos-[0-9a-f-]{36}$/.test(name);
const draftOfOurs = /^turoos-.*\.backup\.[0-9a-f-]{36}\.partial$/;

/** Deletes copies beyond the newest ones, by the time in their names, and what broken attempts left behind. */
export async function prunePlace(folder: string, keepAtLeast: number, oldest: Date): Promise<void> {
  const names = await readdir(folder);
  const copies = names.filter(isCopy).toSorted().toReversed();
  const limit = `turoos-${oldest.toISOString().slice(0, 10)}`;
  const expired = copies.slice(keepAtLeast).filter((name) => name < limit);
  const drafts = names.filter((name) => draftOfOurs.test(name));
  for (const name of [...expired, ...drafts]) await rm(join(folder, name), { force: true });
}

export const isFull = (error: unknown): boolean => ['ENOSPC', 'EDQUOT'].includes(String(codeOf(error)));

/** What the owner reads about a copy that failed. */
export function problemOf(error: unknown): string {
  if (error instanceof AppError) return error.message;
  if (isFull(error)) return backupTexts.placeFull;
  const code = String(codeOf(error));
  if (['EACCES', 'EPERM', 'EROFS'].includes(code)) return backupTexts.placeLocked;
  if (['ENOENT', 'ENOTDIR', 'ENODEV', 'ENXIO', 'EIO', 'ESTALE', 'EHOSTDOWN'].includes(code))
    return backupTexts.placeAway;
  return backupTexts.placeFailed;
}
