import { spawnSync } from 'node:child_process';
import { closeSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';

/** Mounts a small disk on the folder; false where this user may not. */
export function mountSmallDisk(folder: string, megabytes: number): boolean {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return false;
  const { status } = spawnSync('mount', [
    '-t',
    'tmpfs',
    '-o',
    `size=${megabytes}m,mode=711`,
    'tmpfs',
    folder,
  ]);
  return status === 0;
}

export const unmount = (folder: string) => void spawnSync('umount', [folder]);

/** Fills the disk; the returned function frees it. */
export function fillDisk(folder: string): () => void {
  const filler = join(folder, 'filler');
  const file = openSync(filler, 'w');
  const block = Buffer.alloc(1024 * 1024);
  for (const size of [block.length, 4096])
    try {
      for (;;) writeSync(file, block, 0, size);
    } catch {
      // The disk is full.
    }
  closeSync(file);
  return () => rmSync(filler);
}
