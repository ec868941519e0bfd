import { sql } from 'kysely';
import type { Db } from '../db/connect';
import { mendWaits } from '../modules/outbox';

const lookEvery = 60_000;

/**
 * A clock that ran ahead and was set right leaves times behind that are still to come. The queue would run nothing until
 * then, so it can't be a job that looks after them. Answers how to stop.
 */
export function watchClock(db: Db, warn: (error: unknown) => void): () => void {
  const look = () => void mendClock(db).catch(warn);
  const timer = setInterval(look, lookEvery);
  look();
  return () => clearInterval(timer);
}

export async function mendClock(db: Db): Promise<void> {
  // when the queue last looked at its schedules and after its jobs: it looks again a while after that
  await sql`
    update jobs.version set cron_on = null, maintained_on = null, monitored_on = null
    where greatest(cron_on, maintained_on, monitored_on) > now() + interval '1 minute'`.execute(db);
  // none of our jobs is asked for to begin later
  await sql`
    update jobs.job set start_after = now()
    where state < 'active' and start_after > now() + interval '5 minutes'`.execute(db);
  await mendWaits(db);
}
