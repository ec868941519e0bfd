import type { Db } from '../../db/connect';
import type { Live } from '../../kernel/live';
import { isRestoring } from './exclusive';

/** Knows whether the shop is just being replaced, by this server or another. */
export function watchRestores(db: Db, live: Pick<Live, 'subscribe'>) {
  let restoring = false;
  const look = async () => {
    restoring = await isRestoring(db).catch(() => restoring);
  };
  const stop = live.subscribe((changed) => {
    if (changed.includes('backup')) void look();
  });
  return {
    /** Costs nothing but while it is so: then it looks whether it still is. */
    async underWay(): Promise<boolean> {
      if (restoring) await look();
      return restoring;
    },
    stop,
  };
}
