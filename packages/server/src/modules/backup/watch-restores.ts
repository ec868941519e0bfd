import type { Db } from '../../db/connect';
import type { Live } from '../../kernel/live';
import { isRestoring } from './exclusive';

/** Tracks whether this or another server is restoring a backup. */
export function watchRestores(db: Db, live: Pick<Live, 'subscribe'>) {
  let restoring = false;
  const look = async () => {
    restoring = await isRestoring(db).catch(() => restoring);
  };
  const stop = live.subscribe((changed) => {
    if (changed.includes('backup')) void look();
  });
  return {
    /** Queries the database only while a restore runs, to see whether it has finished. */
    async underWay(): Promise<boolean> {
      if (restoring) await look();
      return restoring;
    },
    stop,
  };
}
