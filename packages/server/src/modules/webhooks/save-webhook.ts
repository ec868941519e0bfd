import { randomUUID } from 'node:crypto';
import {
  AppError,
  topicLabel,
  unseenTopics,
  webhookTexts,
  type NewWebhook,
  type Webhook,
  type WebhookChanges,
  type WebhookTopic,
  type WebhookWithSecret,
} from '@turoos/contract';
import { sql } from 'kysely';
import type { Tx } from '../../db/transaction';
import type { Actor } from '../../kernel/actor';
import { assertCurrent } from '../../kernel/assert-current';
import { recordChange } from '../../kernel/audit';
import { refuseField } from '../../kernel/assert-may';
import { urlBlocked } from './allowed-address';
import { newSecret } from './webhook-secret';
import { readWebhook } from './webhooks.queries';

/** Adds an address that is told of what happens from now on; only this answer contains its secret. */
export async function createWebhook(
  tx: Tx,
  user: Actor,
  input: NewWebhook,
  allowsInside: boolean,
): Promise<WebhookWithSecret> {
  assertMaySee(user, input.topics);
  refuseField('url', urlBlocked(input.url, allowsInside));
  const id = randomUUID();
  const { text, stored } = await newSecret(tx, id);
  await tx
    .insertInto('webhooks')
    .values({ id, ...input, ...stored, userId: user.id })
    .execute();
  await recordChange(tx, user, { ...about(id, 'create'), after: input });
  return { webhook: await readWebhook(tx, id), secret: text };
}

/** Changes an address. To switch it on again sends what still waits, from the first that was not received. */
export async function updateWebhook(
  tx: Tx,
  user: Actor,
  id: string,
  { version, ...changes }: WebhookChanges,
  allowsInside: boolean,
): Promise<Webhook> {
  const before = await lockWebhook(tx, id);
  assertCurrent(version, before);
  assertMaySee(
    user,
    (changes.topics ?? []).filter((topic) => !before.topics.includes(topic)),
  );
  // who sends it elsewhere reads all of it
  if (changes.url !== undefined && changes.url !== before.url) {
    refuseField('url', urlBlocked(changes.url, allowsInside));
    assertMaySee(user, before.topics);
  }
  const isStarting = changes.isActive === true && !before.isActive;
  // who starts it answers for it from now on
  if (isStarting) assertMaySee(user, before.topics);
  await tx
    .updateTable('webhooks')
    .set({
      ...changes,
      version: before.version + 1,
      ...(isStarting && { stoppedAt: null, failingSince: null, userId: user.id }),
    })
    .where('id', '=', id)
    .execute();
  if (isStarting)
    await sql`
      update webhook_deliveries set next_attempt_at = now(), attempts = 0
      where webhook_id = ${id} and status = 'queued'`.execute(tx);
  const after = await readWebhook(tx, id);
  await recordChange(tx, user, { ...about(id, 'update'), before: owned(before), after: owned(after) });
  return after;
}

export async function removeWebhook(tx: Tx, user: Actor, id: string): Promise<void> {
  const before = await lockWebhook(tx, id);
  await tx.deleteFrom('webhooks').where('id', '=', id).execute();
  await recordChange(tx, user, { ...about(id, 'delete'), before: owned(before) });
}

/** Replaces the secret; what the receiver refuses until it knows the new one is sent again. */
export async function renewSecret(tx: Tx, user: Actor, id: string): Promise<WebhookWithSecret> {
  const { topics, version } = await lockWebhook(tx, id);
  assertMaySee(user, topics);
  const { text, stored } = await newSecret(tx, id);
  await tx
    .updateTable('webhooks')
    .set({ ...stored, version: version + 1 })
    .where('id', '=', id)
    .execute();
  await recordChange(tx, user, about(id, 'renew'));
  return { webhook: await readWebhook(tx, id), secret: text };
}

export async function lockWebhook(tx: Tx, id: string): Promise<Webhook> {
  await tx.selectFrom('webhooks').select('id').where('id', '=', id).forNoKeyUpdate().execute();
  return readWebhook(tx, id);
}

export const about = (entityId: string, verb: 'create' | 'update' | 'delete' | 'renew' | 'test' | 'resend') =>
  ({ action: `webhook.${verb}`, entity: 'webhooks', entityId }) as const;

const owned = ({ name, url, topics, isActive }: Webhook) => ({ name, url, topics, isActive });

function assertMaySee(user: Actor, topics: readonly WebhookTopic[]): void {
  const unseen = unseenTopics(user, topics);
  if (unseen.length > 0)
    throw new AppError('FORBIDDEN', webhookTexts.beyond(unseen.map(topicLabel).join('، ')));
}
