import { printingTexts } from '@turoos/contract';
import { sql } from 'kysely';
import type { Db } from '../../db/connect';
import type { ClaimedJob } from './claim-job';
import { PrintFailure } from './print-failure';
import { nextWait } from './retry.rules';

type Claimed = Pick<ClaimedJob, 'id' | 'claim' | 'attempts'>;

/** Only the process that holds the claim settles the job: another one may print it after a lease has ended. */
const own = (db: Db, { id, claim }: Claimed) =>
  db.updateTable('printJobs').where('id', '=', id).where('claim', '=', claim);

export async function settlePrinted(db: Db, job: Claimed): Promise<void> {
  await own(db, job)
    .set({ status: 'printed', error: '', printedAt: sql`now()`, claim: null, claimedUntil: null })
    .execute();
}

/** Plans the next attempt; after the last one the job waits for a hand. */
export async function settleFailed(db: Db, job: Claimed, error: unknown): Promise<void> {
  const again = error instanceof PrintFailure ? nextWait(job.attempts) : undefined;
  await own(db, job)
    .set({
      status: again === undefined ? 'given_up' : 'failed',
      error: error instanceof PrintFailure ? error.text : printingTexts.undrawable,
      nextAttemptAt: sql`now() + ${again ?? 0} * interval '1 second'`,
      claim: null,
      claimedUntil: null,
    })
    .execute();
}

/** Notes that the drawer is opened, and returns whether it was not opened before. */
export async function noteKick(db: Db, job: Claimed): Promise<boolean> {
  const { numUpdatedRows } = await own(db, job)
    .set({ kickedAt: sql`now()` })
    .where('kickedAt', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
