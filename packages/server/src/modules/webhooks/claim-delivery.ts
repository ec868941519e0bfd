import { sql } from 'kysely';
import type { Db } from '../../db/connect';
import { transaction } from '../../db/transaction';
import { leaseSeconds } from './retry.rules';

export interface ClaimedDelivery {
  id: string;
  webhookId: string;
  topic: string;
  recordId: string;
  happenedAt: Date;
  body: string | null;
  attempts: number;
  url: string;
  secret: Buffer;
  keyMark: string;
}

/**
 * Claims the first delivery that waits for an address, if it is due: those behind it wait for it, so that they arrive in
 * order. Other processes find it not due until it is settled, or the lease of a process that died ends.
 */
export const claimDelivery = (db: Db, webhookId: string): Promise<ClaimedDelivery | undefined> =>
  transaction(db, async (tx) => {
    const { rows: free } = await sql`
      select from webhooks where id = ${webhookId} and is_active for no key update skip locked`.execute(tx);
    if (free.length === 0) return undefined;
    const { rows } = await sql<ClaimedDelivery>`
      update webhook_deliveries d set attempts = attempts + 1,
        next_attempt_at = now() + ${leaseSeconds} * interval '1 second'
      from webhooks w
      where w.id = d.webhook_id and d.next_attempt_at <= now() and d.id = (
        select id from webhook_deliveries where webhook_id = ${webhookId} and status = 'queued'
        order by seq limit 1)
      returning d.id, d.webhook_id, d.topic, d.record_id, d.happened_at, d.body, d.attempts, w.url, w.secret,
        w.key_mark`.execute(tx);
    return rows[0];
  });
