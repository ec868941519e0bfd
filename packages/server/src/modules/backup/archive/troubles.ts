import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '../../../db/connect';

/** Milliseconds: a USB stick that is pulled out or a computer that restarts for a moment is nothing to notify of. */
const patience = { archive: 15 * 60_000, standby: 10 * 60_000 };

export interface Troubles {
  /** Notes how things are now; an empty problem means that all is well. */
  note(problem: string, isUrgent: boolean): Promise<void>;
}

/** Records the troubles of a place, or of a computer that stands by, once they have lasted, for the notifications; each until it is over. */
export function troublesOf(
  db: Db,
  placeId: string,
  kind: 'archive' | 'standby' = 'archive',
  now: () => number = Date.now,
): Troubles {
  let problem = '';
  let since = 0;
  let told: string | undefined;
  /** What an earlier process recorded may be over. */
  let isOwn = false;
  const end = async () => {
    await db
      .updateTable('archiveTroubles')
      .set({ endedAt: sql<Date>`now()` })
      .where('placeId', '=', placeId)
      .where('endedAt', 'is', null)
      .execute();
    told = undefined;
    isOwn = true;
  };
  return {
    async note(current, isUrgent) {
      if (current !== problem) since = now();
      problem = current;
      if (current === told) return;
      const isNothingNew =
        current === '' ? isOwn && told === undefined : !isUrgent && now() - since < patience[kind];
      if (isNothingNew) return;
      await end();
      if (current === '') return;
      await db
        .insertInto('archiveTroubles')
        .values({ id: randomUUID(), placeId, kind, problem: current })
        .execute();
      told = current;
    },
  };
}
