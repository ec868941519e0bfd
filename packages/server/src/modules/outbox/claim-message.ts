import { sql, type Selectable } from 'kysely';
import type { Db } from '../../db/connect';
import type { Outbox } from '../../db/schema';
import { transaction } from '../../db/transaction';
import type { ServedChannel } from './channels';
import { leaseMinutes } from './retry.rules';

export type Message = Selectable<Outbox>;

/**
 * Claims the next due message for the time of the lease: other servers skip it, even if this one dies. Claims
 * nothing once the channel's quota for this minute is used up; servers count one after another, so together
 * they never exceed it.
 */
export const claimNext = (
  db: Db,
  channel: ServedChannel,
  perMinute: number | undefined,
): Promise<Message | undefined> =>
  transaction(db, async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtext(${`turoos outbox ${channel}`}))`.execute(tx);
    const { rows } = await sql<Message>`
      update outbox set attempts = attempts + 1, tried_at = now(),
        next_attempt_at = now() + ${leaseMinutes} * interval '1 minute'
      where id = (
        select id from outbox where status = 'queued' and next_attempt_at <= now() and channel = ${channel}
        order by next_attempt_at limit 1 for update skip locked
      ) and (${perMinute ?? null}::int is null or ${perMinute ?? null}::int > (
        select count(*) from outbox where channel = ${channel} and tried_at >= date_trunc('minute', now())
      )) returning *`.execute(tx);
    return rows[0];
  });
