import { randomBytes } from 'node:crypto';
import { mkdir, open, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { AppError, texts } from '@turoos/contract';

/**
 * Where files lie below the data folder: 'attachments/ab/cdef…', the thumbnail beside it. Names are random and come
 * from here alone, never from a user.
 */
export const attachmentFolder = (dataDir: string) => join(dataDir, 'attachments');
/** Files on their way in; what a power cut left there is thrown away. */
export const incomingFolder = (dataDir: string) => join(attachmentFolder(dataDir), 'incoming');
/** Files no attachment names any more, kept for a while: an older backup may still name them. */
export const trashFolder = (dataDir: string) => join(attachmentFolder(dataDir), 'trash');

const folderOf = (dataDir: string, filename: string) => join(attachmentFolder(dataDir), filename.slice(0, 2));
export const placeOf = (dataDir: string, filename: string) =>
  join(folderOf(dataDir, filename), filename.slice(2));
export const thumbnailPlace = (dataDir: string, filename: string) => `${placeOf(dataDir, filename)}.webp`;

/** On the disk for good before anybody is told of it; answers the name it is kept under. */
export async function keepFile(dataDir: string, bytes: Uint8Array): Promise<string> {
  const filename = randomBytes(16).toString('hex');
  const [temporary, place] = [join(incomingFolder(dataDir), filename), placeOf(dataDir, filename)];
  try {
    await makeFolder(incomingFolder(dataDir));
    await makeFolder(folderOf(dataDir, filename));
    const file = await open(temporary, 'wx', 0o600);
    try {
      await file.writeFile(bytes);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(temporary, place);
    await syncFolder(folderOf(dataDir, filename));
    return filename;
  } catch (error) {
    await rm(temporary, { force: true });
    throw isFull(error) ? new AppError('STORAGE_FULL', texts.storageFull) : error;
  }
}

/** A thumbnail can be made again at any time: it is not worth a failure. */
export const keepThumbnail = (dataDir: string, filename: string, bytes: Uint8Array): Promise<void> =>
  writeFile(thumbnailPlace(dataDir, filename), bytes, { mode: 0o600 }).catch(() => undefined);

/** The file, open, with its length; undefined when it is not there. */
export async function openKept(place: string) {
  try {
    const file = await open(place, 'r');
    return { stream: file.createReadStream(), length: (await file.stat()).size };
  } catch (error) {
    if (isAbsent(error)) return undefined;
    throw error;
  }
}

export const isKept = (dataDir: string, filename: string): Promise<boolean> =>
  stat(placeOf(dataDir, filename)).then(
    (found) => found.isFile(),
    (error: unknown) => {
      if (isAbsent(error)) return false;
      throw error;
    },
  );

/** Nobody was told of it: gone at once. */
export async function dropFile(dataDir: string, filename: string): Promise<void> {
  await rm(placeOf(dataDir, filename), { force: true });
  await rm(thumbnailPlace(dataDir, filename), { force: true });
}

/** Its age in the trash counts from now. */
export async function discardFile(dataDir: string, filename: string): Promise<void> {
  await rm(thumbnailPlace(dataDir, filename), { force: true });
  await makeFolder(trashFolder(dataDir));
  const place = join(trashFolder(dataDir), filename);
  try {
    await rename(placeOf(dataDir, filename), place);
    await utimes(place, new Date(), new Date());
  } catch (error) {
    if (!isAbsent(error)) throw error;
  }
}

/** Out of the trash again, because an attachment names it. */
export async function bringBack(dataDir: string, filename: string): Promise<void> {
  await makeFolder(folderOf(dataDir, filename));
  await rename(join(trashFolder(dataDir), filename), placeOf(dataDir, filename));
}

const makeFolder = (folder: string) => mkdir(folder, { recursive: true, mode: 0o700 });

/** So that the name outlives a power cut too. Windows knows no such thing. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const opened = await open(folder, 'r');
  await opened.sync().finally(() => opened.close());
}

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code;
const isFull = (error: unknown) => codeOf(error) === 'ENOSPC' || codeOf(error) === 'EDQUOT';
const isAbsent = (error: unknown) => codeOf(error) === 'ENOENT' || codeOf(error) === 'ENOTDIR';
