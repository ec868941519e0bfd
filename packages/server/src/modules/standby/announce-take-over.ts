import { standbyTexts } from '@turoos/contract';
import { sql } from 'kysely';
import type { Db } from '../../db/connect';
import type { Epoch } from './epoch.rules';

/** Records for the notifications, once, that this computer took the shop over. */
export async function announceTakeOver(
  db: Db,
  { claimId, takenAt }: Pick<Epoch, 'claimId' | 'takenAt'>,
): Promise<void> {
  if (claimId === null || takenAt === null) return;
  const problem = standbyTexts.tookOver;
  await db
    .insertInto('archiveTroubles')
    .values({
      id: claimId,
      placeId: claimId,
      kind: 'standby',
      problem,
      at: takenAt,
      endedAt: sql<Date>`now()`,
    })
    .onConflict((known) => known.column('id').doNothing())
    .execute();
}
