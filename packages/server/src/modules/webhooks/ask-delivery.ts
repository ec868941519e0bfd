import { ruleBroken, testTopic, webhookTexts, type WebhookDelivery } from '@turoos/contract';
import { sql } from 'kysely';
import type { Tx } from '../../db/transaction';
import type { Actor } from '../../kernel/actor';
import { recordChange } from '../../kernel/audit';
import { about, lockWebhook } from './save-webhook';
import { readDelivery } from './webhooks.queries';

/** Queues a message that tells nothing, to see whether the address answers. */
export async function sendTest(tx: Tx, user: Actor, id: string): Promise<WebhookDelivery> {
  const { isActive } = await lockWebhook(tx, id);
  if (!isActive) throw ruleBroken(webhookTexts.inactive);
  const made = await tx
    .insertInto('webhookDeliveries')
    .values({ webhookId: id, topic: testTopic, recordId: id })
    .returning('id')
    .executeTakeFirstOrThrow();
  await recordChange(tx, user, about(id, 'test'));
  return readDelivery(tx, id, made.id);
}

/** Queues a delivery again, with its first id and body; it comes before all that still wait. */
export async function resendDelivery(
  tx: Tx,
  user: Actor,
  { id, delivery }: { id: string; delivery: string },
): Promise<WebhookDelivery> {
  const { isActive } = await lockWebhook(tx, id);
  if (!isActive) throw ruleBroken(webhookTexts.inactive);
  const before = await readDelivery(tx, id, delivery);
  if (before.status === 'queued') throw ruleBroken(webhookTexts.waits);
  await sql`
    update webhook_deliveries set status = 'queued', attempts = 0, next_attempt_at = now(), settled_at = null
    where id = ${delivery}`.execute(tx);
  await recordChange(tx, user, {
    ...about(id, 'resend'),
    after: { topic: before.topic, status: before.status },
  });
  return readDelivery(tx, id, delivery);
}
