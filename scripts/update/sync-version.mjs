// Brings what was copied or moved from the memory to the disk, so that a power cut right after it loses nothing.
import { closeSync, fsyncSync, lstatSync, openSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Syncs all files and folders below a path, each folder after what is in it. Links are not followed. */
export function syncTree(path) {
  const found = lstatSync(path);
  if (found.isDirectory()) {
    for (const name of readdirSync(path)) syncTree(join(path, name));
    syncFolder(path);
  } else if (found.isFile()) sync(path);
}

/** Syncs the names in a folder; Windows has no such operation. */
export function syncFolder(path) {
  if (process.platform !== 'win32') sync(path);
}

/** What a file system or Windows answers where something cannot be synced, such as a file that may not be written. */
const unfit = ['EPERM', 'EACCES', 'EBUSY', 'EINVAL', 'ENOTSUP'];

function sync(path) {
  let file;
  try {
    file = openSync(path, process.platform === 'win32' ? 'r+' : 'r');
    fsyncSync(file);
  } catch (error) {
    if (!unfit.includes(error.code)) throw error;
  } finally {
    if (file !== undefined) closeSync(file);
  }
}
