import { sql } from 'kysely';
import type { Db } from '../db/connect';
import { mendWaits } from '../modules/outbox';

const lookEvery = 60_000;

/**
 * Repairs stored times in the future, left by a clock that ran ahead and was corrected. The queue would run
 * nothing until then, so this cannot be a job itself. Returns a function that stops it.
 */
export function watchClock(db: Db, warn: (error: unknown) => void): () => void {
  const look = () => void mendClock(db).catch(warn);
  const timer = setInterval(look, lookEvery);
  look();
  return () => clearInterval(timer);
}

export async function mendClock(db: Db): Promise<void> {
  // the queue's last checks of its schedules and jobs: it repeats them only some time after these
  await sql`
    update jobs.version set cron_on = null, maintained_on = null, monitored_on = null
    where greatest(cron_on, maintained_on, monitored_on) > now() + interval '1 minute'`.execute(db);
  // none of our jobs is scheduled to start later
  await sql`
    update jobs.job set start_after = now()
    where state < 'active' and start_after > now() + interval '5 minutes'`.execute(db);
  await mendWaits(db);
}
