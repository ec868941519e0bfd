import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Writable } from 'node:stream';
import { AppError, texts } from '@turoos/contract';
import { codeOf } from '../../system/error-facts';

export const backupFolder = (dataDir: string): string => join(dataDir, 'backups');
export const backupPath = (dataDir: string, fileName: string): string =>
  join(backupFolder(dataDir), fileName);

/** Returns 'turoos-2026-11-15-020000-5f3a9c1e.backup': the time in Yemen and the first digits of the id. */
export function fileNameOf({ id, at }: { id: string; at: Date }): string {
  const [day, time = ''] = new Date(at.getTime() + 3 * 3_600_000).toISOString().split('T');
  return `turoos-${day}-${time.slice(0, 8).replaceAll(':', '')}${fileEnding(id)}`;
}

/** The end of the name of the file of this backup. */
export const fileEnding = (id: string): string => `-${id.slice(0, 8)}.backup`;

export async function openBackupFolder(dataDir: string): Promise<string> {
  const folder = backupFolder(dataDir);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  return folder;
}

export type OpenTarget = (path: string) => Writable;
const ownerOnly: OpenTarget = (path) => createWriteStream(path, { mode: 0o600, flush: true });

const draftOf = (path: string): string => `${path}.partial`;

/** Writes into a draft file and renames it once it is complete and synced; a failure deletes the draft. */
export async function writeWhole<T>(
  path: string,
  write: (openDraft: () => Writable) => Promise<T>,
  openTarget: OpenTarget = ownerOnly,
): Promise<T> {
  const draft = draftOf(path);
  try {
    const written = await write(() => openTarget(draft));
    await rename(draft, path);
    return written;
  } catch (error) {
    await rm(draft, { force: true });
    throw asStorageFull(error);
  }
}

/** Turns a disk-full error into a message for the user, because the owner can free space. */
export const asStorageFull = (error: unknown): unknown =>
  ['ENOSPC', 'EDQUOT'].includes(String(codeOf(error)))
    ? new AppError('STORAGE_FULL', texts.storageFull)
    : error;

const uploadTimeout = 86_400_000;

/** Deletes drafts of crashed servers and abandoned uploads. The caller must hold the backup lock. */
export async function removeDrafts(dataDir: string): Promise<void> {
  for (const name of await listDrafts(dataDir)) {
    const path = join(backupFolder(dataDir), name);
    const isUpload = name.startsWith(uploadPrefix);
    if (isUpload && Date.now() - (await stat(path)).mtimeMs < uploadTimeout) continue;
    await rm(path, { force: true });
  }
}

export const listDrafts = async (dataDir: string): Promise<string[]> =>
  (await readdir(backupFolder(dataDir)).catch(() => [])).filter((name) => name.endsWith(draftOf('')));

const uploadPrefix = 'upload-';
export const uploadDraft = (dataDir: string, upload: string): string =>
  draftOf(backupPath(dataDir, `${uploadPrefix}${upload}`));
