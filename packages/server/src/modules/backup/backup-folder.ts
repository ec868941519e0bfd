import { createWriteStream } from 'node:fs';
import { chmod, mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Writable } from 'node:stream';
import { AppError, texts } from '@turoos/contract';

export const backupFolder = (dataDir: string): string => join(dataDir, 'backups');
export const backupPath = (dataDir: string, fileName: string): string => join(backupFolder(dataDir), fileName);

/** 'turoos-2026-11-15-020000.backup', by the clock of Yemen. */
export function fileNameAt(at: Date): string {
  const [day, time] = new Date(at.getTime() + 3 * 3600_000).toISOString().split('T') as [string, string];
  return `turoos-${day}-${time.slice(0, 8).replaceAll(':', '')}.backup`;
}

export async function openBackupFolder(dataDir: string): Promise<string> {
  const folder = backupFolder(dataDir);
  const created = await mkdir(folder, { recursive: true, mode: 0o700 });
  if (created) await chmod(folder, 0o700);
  return folder;
}

export type OpenTarget = (path: string) => Writable;
const ownerOnly: OpenTarget = (path) => createWriteStream(path, { mode: 0o600, flush: true });

const draftOf = (path: string) => `${path}.partial`;

/** A file gets its name when it is complete and on the disk; until then it is a draft, and a failure leaves none. */
export async function writeWhole<T>(
  path: string,
  write: (target: Writable) => Promise<T>,
  openTarget: OpenTarget = ownerOnly,
): Promise<T> {
  const draft = draftOf(path);
  try {
    const written = await write(openTarget(draft));
    await rename(draft, path);
    return written;
  } catch (error) {
    await rm(draft, { force: true });
    throw (error as NodeJS.ErrnoException).code === 'ENOSPC' ? storageFull() : error;
  }
}

const storageFull = () => new AppError('STORAGE_FULL', texts.storageFull);

/** Puts a piece of an upload at its place in the draft. */
export async function appendToDraft(path: string, offset: number, piece: Uint8Array): Promise<number> {
  const file = await open(draftOf(path), offset === 0 ? 'w' : 'r+', 0o600);
  try {
    const { size } = await file.stat();
    if (offset > size) return size;
    await file.write(piece, 0, piece.length, offset);
    await file.truncate(offset + piece.length);
    return offset + piece.length;
  } catch (error) {
    throw (error as NodeJS.ErrnoException).code === 'ENOSPC' ? storageFull() : error;
  } finally {
    await file.close();
  }
}

/** Drafts that a server which died left behind. Only for whoever holds the turn. */
export async function removeDrafts(dataDir: string): Promise<void> {
  const folder = backupFolder(dataDir);
  for (const name of await readdir(folder).catch(() => []))
    if (name.endsWith('.backup.partial')) await rm(join(folder, name), { force: true });
}
