import { sql } from 'kysely';
import type { Db } from '../../db/connect';
import { transaction, type Tx } from '../../db/transaction';
import { recordChange } from '../../kernel/audit';
import type { ClaimedDelivery } from './claim-delivery';
import type { Answered } from './post-signed';
import { failingDays, nextWait } from './retry.rules';

/**
 * Notes the outcome of an attempt: received, to be tried again, or given up. An address that has received nothing for
 * days is switched off.
 */
export const settleDelivery = (
  db: Db,
  { id, webhookId, attempts }: ClaimedDelivery,
  { status, answer, error, tookMs }: Answered,
): Promise<void> =>
  transaction(db, async (tx) => {
    await lockAddress(tx, webhookId);
    const wait = error === '' ? undefined : nextWait(attempts);
    const outcome = error === '' ? 'sent' : wait === undefined ? 'failed' : 'queued';
    await sql`
      update webhook_deliveries set status = ${outcome}, answer_status = ${status ?? null}, answer = ${answer},
        error = ${error}, took_ms = ${tookMs}, settled_at = case when ${outcome} = 'queued' then null else now() end,
        next_attempt_at = now() + ${wait ?? 0} * interval '1 second'
      where id = ${id}`.execute(tx);
    const { rows } = await sql<{ isTooLong: boolean }>`
      update webhooks set failing_since = ${error === '' ? sql`null` : sql`coalesce(failing_since, now())`}
      where id = ${webhookId}
      returning is_active and coalesce(failing_since < now() - ${failingDays} * interval '1 day', false) as is_too_long`.execute(
      tx,
    );
    if (rows[0]?.isTooLong) await stop(tx, webhookId, error);
  });

/** Switches an address off to which nothing can be sent until somebody mends that; its delivery waits. */
export const stopUnsent = (db: Db, { id, webhookId }: ClaimedDelivery, reason: string): Promise<void> =>
  transaction(db, async (tx) => {
    await lockAddress(tx, webhookId);
    await sql`
      update webhook_deliveries set attempts = 0, next_attempt_at = now(), error = ${reason}
      where id = ${id}`.execute(tx);
    await stop(tx, webhookId, reason);
  });

/** Locks the address before its delivery, in the order in which a deletion locks them. */
const lockAddress = (tx: Tx, webhookId: string) =>
  sql`select from webhooks where id = ${webhookId} for no key update`.execute(tx);

async function stop(tx: Tx, webhookId: string, reason: string): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    update webhooks set is_active = false, stopped_at = now(), version = version + 1
    where id = ${webhookId} and is_active returning name`.execute(tx);
  const [stopped] = rows;
  if (!stopped) return;
  await recordChange(tx, 'system', {
    action: 'webhook.stop',
    entity: 'webhooks',
    entityId: webhookId,
    after: { name: stopped.name, reason },
  });
}
