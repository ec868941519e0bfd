import { randomBytes } from 'node:crypto';
import { mkdir, open, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writeWholeFile } from '../../kernel/write-whole-file';
import { codeOf } from '../../system/error-facts';

/**
 * The folder of the attached files below the data folder: 'attachments/ab/cdef…', each thumbnail beside its
 * file. File names are random and generated only here, never taken from a user.
 */
export const attachmentFolder = (dataDir: string) => join(dataDir, 'attachments');
/** Files being written; the tidying job deletes those that a power cut left behind. */
export const incomingFolder = (dataDir: string) => join(attachmentFolder(dataDir), 'incoming');
/** Files of deleted attachments, stored for a while because restoring an older backup may need them. */
export const trashFolder = (dataDir: string) => join(attachmentFolder(dataDir), 'trash');

const folderOf = (dataDir: string, filename: string) => join(attachmentFolder(dataDir), filename.slice(0, 2));
export const placeOf = (dataDir: string, filename: string) =>
  join(folderOf(dataDir, filename), filename.slice(2));
export const thumbnailPlace = (dataDir: string, filename: string) => `${placeOf(dataDir, filename)}.webp`;

/** Writes the file and syncs it to the disk before any row refers to it; returns the generated file name. */
export async function keepFile(dataDir: string, bytes: Uint8Array): Promise<string> {
  const filename = randomBytes(16).toString('hex');
  await writeWholeFile(join(incomingFolder(dataDir), filename), placeOf(dataDir, filename), bytes);
  return filename;
}

/** Writes a thumbnail and ignores failures, because a missing thumbnail is generated again on demand. */
export const keepThumbnail = (dataDir: string, filename: string, bytes: Uint8Array): Promise<void> =>
  writeFile(thumbnailPlace(dataDir, filename), bytes, { mode: 0o600 }).catch(() => undefined);

/** Opens a stored file and returns its stream and length, or undefined when the file is missing. */
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

/** Deletes at once a file that no committed row refers to. */
export async function dropFile(dataDir: string, filename: string): Promise<void> {
  await rm(placeOf(dataDir, filename), { force: true });
  await rm(thumbnailPlace(dataDir, filename), { force: true });
}

/** Moves a file to the trash and restarts its retention period by setting the file's time to now. */
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

/** Moves a file out of the trash because an attachment refers to it again. */
export async function bringBack(dataDir: string, filename: string): Promise<void> {
  await makeFolder(folderOf(dataDir, filename));
  await rename(join(trashFolder(dataDir), filename), placeOf(dataDir, filename));
}

const makeFolder = (folder: string) => mkdir(folder, { recursive: true, mode: 0o700 });

const isAbsent = (error: unknown) => codeOf(error) === 'ENOENT' || codeOf(error) === 'ENOTDIR';
