import { findRunning } from './find-running';
import { shopRuns, useFolder } from './in-use';
import { openDataFolder } from './place';

/** Does work that replaces the database of a data folder; throws if a server runs there or another one replaces it. */
export async function replaceAlone<T>(dataDir: string, work: (dataDir: string) => Promise<T>): Promise<T> {
  await assertNotRunning(dataDir);
  const folder = await openDataFolder(dataDir);
  const leave = await useFolder(folder, 'replace');
  try {
    return await work(folder);
  } finally {
    await leave();
  }
}

export async function assertNotRunning(dataDir: string): Promise<void> {
  if (await findRunning(dataDir)) throw shopRuns();
}
