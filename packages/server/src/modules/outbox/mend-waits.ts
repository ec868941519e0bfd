import { sql } from 'kysely';
import type { Db } from '../../db/connect';
import { longestWait } from './retry.rules';

/**
 * Repairs times written while the clock ran ahead: such messages would wait, and count against the minute's
 * quota, until that time comes. A message not attempted yet may be scheduled for a later day, so it is
 * skipped.
 */
export async function mendWaits(db: Db): Promise<void> {
  await sql`
    update outbox set next_attempt_at = now(), taken_by = null
    where status = 'queued' and (attempts > 0 or taken_by is not null)
      and next_attempt_at > now() + (${longestWait} + 1) * interval '1 minute'`.execute(db);
  await sql`update outbox set tried_at = now() where tried_at > now() + interval '1 minute'`.execute(db);
}
