import { randomUUID } from 'node:crypto';
import { rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { assertVersion, fillDraft, swap } from './bring-back';
import { findBinaries } from './binaries';
import { choosePlace, clusterFolder, markPlace } from './place';
import { replaceAlone } from './replace-alone';

/** A copy of another computer's running database. */
export interface RunningCopy {
  /** The major version of PostgreSQL that wrote it. */
  postgres: number;
  /** Writes its files into an empty folder, and returns the password of the database's users. */
  fill(cluster: string): Promise<string>;
}

/**
 * Puts a copy of another computer's database in place of the present one, to be kept in step with it. An earlier such copy
 * is deleted; the database of a shop is kept beside it under another name, which is returned.
 */
export const takeCopy = (
  dataDir: string,
  copy: RunningCopy,
  say: (line: string) => void,
): Promise<string | undefined> => replaceAlone(dataDir, (folder) => takeInto(folder, copy, say));

async function takeInto(
  folder: string,
  copy: RunningCopy,
  say: (line: string) => void,
): Promise<string | undefined> {
  const place = await choosePlace(folder, say);
  const binaries = await findBinaries(place.account, place.home, say);
  assertVersion(binaries, copy.postgres);
  const wasCopy = await isCopy(clusterFolder(place.home));
  const draft = path.join(place.home, `postgres.new-${randomUUID()}`);
  try {
    await fillDraft(draft, place, copy, 'standby.signal');
    const keptAside = await swap(folder, draft, place, binaries);
    await markPlace(folder, place);
    if (!wasCopy || !keptAside) return keptAside;
    await rm(keptAside, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
    return undefined;
  } catch (error) {
    await rm(draft, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
    throw error;
  }
}

/** Whether a database's folder is a copy that follows another computer's; missing ones are none. */
export const isCopy = (cluster: string): Promise<boolean> =>
  stat(path.join(cluster, 'standby.signal')).then(
    () => true,
    () => false,
  );
