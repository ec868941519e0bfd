import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { AppError, texts } from '@turoos/contract';
import { codeOf } from '../system/error-facts';
import { syncFolder } from '../system/sync-folder';

/**
 * Writes a file under a temporary name of the same disk, syncs it and moves it to its place, so that a power cut or a
 * full disk leaves no half file there.
 */
export async function writeWholeFile(temporary: string, place: string, bytes: Uint8Array): Promise<void> {
  try {
    for (const path of [temporary, place]) await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    const file = await open(temporary, 'wx', 0o600);
    try {
      await file.writeFile(bytes);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(temporary, place);
    await syncFolder(dirname(place));
  } catch (error) {
    await rm(temporary, { force: true });
    throw isFull(error) ? new AppError('STORAGE_FULL', texts.storageFull) : error;
  }
}

const isFull = (error: unknown) => codeOf(error) === 'ENOSPC' || codeOf(error) === 'EDQUOT';
