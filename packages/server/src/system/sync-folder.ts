import { open } from 'node:fs/promises';

/** Syncs a folder so that a new file name in it survives a power cut; Windows has no such operation. */
export async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const opened = await open(folder, 'r');
  await opened.sync().finally(() => opened.close());
}
