import {
  conflict,
  keysOf,
  notFound,
  whatsappQueueTexts,
  whatsAppLink,
  type QueueOf,
  type Right,
  type WhatsappMessage,
} from '@turoos/contract';
import { sql } from 'kysely';
import type { Db } from '../../db/connect';
import type { Tx } from '../../db/transaction';
import type { Actor } from '../../kernel/actor';
import { assertMay } from '../../kernel/assert-may';
import { recordChange } from '../../kernel/audit';
import { untellAsker } from '../asked-parts';

const rights: Record<QueueOf['about'], Right> = {
  marketing: 'marketing:create',
  customers: 'customers:update',
  'asked-parts': 'askedParts:tell',
};

/** Minutes for which a taken message belongs to one user; afterwards others may take it. */
const leaseMinutes = 5;

/**
 * Queued messages; of a campaign only while it runs, because messages may stay queued longer than the
 * campaign.
 */
const waitingFor = ({ about, campaign }: QueueOf) => sql`
  channel = 'whatsapp' and status = 'queued' and source_type = ${about}
  ${campaign ? sql`and source_id = ${campaign}` : sql``}
  ${
    about === 'marketing'
      ? sql`and exists (
          select from campaigns c where c.id = source_id and c.status in ('active', 'completed')
            and (c.valid_to is null or c.valid_to >= (now() at time zone 'Asia/Aden')::date))`
      : sql``
  }`;

/** Counts the messages that could be sent now, including those that others are sending. */
export async function countWaiting(db: Db, user: Actor, input: QueueOf): Promise<number> {
  assertMay(user, rights[input.about]);
  const { rows } = await sql<{ waiting: number }>`
    select count(*) as waiting from outbox
    where ${waitingFor(input)} and (next_attempt_at <= now() or taken_by is not null)`.execute(db);
  return rows[0]?.waiting ?? 0;
}

/** Takes the message this user took before and has not settled, else the one queued longest. */
export async function takeNext(tx: Tx, user: Actor, input: QueueOf): Promise<WhatsappMessage | null> {
  assertMay(user, rights[input.about]);
  const { rows } = await sql<{ id: string; recipient: string; body: string; customerName: string | null }>`
    with own as (
      select id from outbox where ${waitingFor(input)} and next_attempt_at > now() and taken_by = ${user.id}
      order by next_attempt_at limit 1 for update skip locked
    ), next as (
      select id from outbox where ${waitingFor(input)} and next_attempt_at <= now() and not exists (select from own)
      order by next_attempt_at, id limit 1 for update skip locked
    )
    update outbox set taken_by = ${user.id}, next_attempt_at = now() + ${leaseMinutes} * interval '1 minute'
    where id in (select id from own union all select id from next)
    returning id, recipient, body, coalesce((select name from customers where customers.id = customer_id),
      (select name from asked_part_times where asked_part_times.id = source_id)) as customer_name
    `.execute(tx);
  const message = rows[0];
  if (!message) return null;
  return {
    _id: message.id,
    customerName: message.customerName ?? '',
    phone: message.recipient,
    body: message.body,
    link: whatsAppLink(message.body, message.recipient),
    waiting: (await countWaiting(tx, user, input)) - 1,
  };
}

export async function markSent(tx: Tx, user: Actor, id: string): Promise<void> {
  await settle(tx, user, id, 'sent');
}

/** Skips a message; somebody whom it was to tell that a part came can be told again. */
export async function skipMessage(tx: Tx, user: Actor, id: string): Promise<void> {
  const { sourceType, sourceId } = await settle(tx, user, id, 'skipped');
  if (sourceType === 'asked-parts') await untellAsker(tx, { id, sourceId });
}

/** Settles a message once; anyone with the right may do so. */
async function settle(tx: Tx, user: Actor, id: string, status: 'sent' | 'skipped') {
  const { sourceId, ...message } = await tx
    .selectFrom('outbox')
    .select(['sourceType', 'sourceId', 'status', 'recipient'])
    .where('id', '=', id)
    .where('channel', '=', 'whatsapp')
    .where('sourceType', 'in', keysOf(rights))
    .$narrowType<{ sourceType: QueueOf['about'] }>()
    .forUpdate()
    .executeTakeFirstOrThrow(() => notFound(whatsappQueueTexts.messageMissing));
  assertMay(user, rights[message.sourceType]);
  if (message.status !== 'queued') throw conflict(whatsappQueueTexts.takenByOther);
  await tx
    .updateTable('outbox')
    .set({
      status,
      takenBy: user.id,
      error: '',
      ...(status === 'sent' && { sentAt: sql<Date>`now()`, attempts: sql<number>`attempts + 1` }),
    })
    .where('id', '=', id)
    .execute();
  await recordChange(tx, user, {
    action: `outbox.${status}`,
    entity: 'outbox',
    entityId: id,
    before: message,
    after: { status },
  });
  return { sourceType: message.sourceType, sourceId };
}
