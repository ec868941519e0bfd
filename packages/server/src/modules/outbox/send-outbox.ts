import type { Topic } from '@turoos/contract';
import { sql, type Selectable } from 'kysely';
import type { Db } from '../../db/connect';
import type { Outbox } from '../../db/schema';
import { failureText } from './failure-text';
import type { Mail, Mailer } from './mailer';
import type { AttachmentSource, Channel } from './queue-messages';
import { leaseMinutes, mostAttempts, nextAttempt } from './retry.rules';

type Message = Selectable<Outbox>;

/** Makes an attachment of its kind; undefined when what it is made from is no longer there. */
type AttachmentMaker = (from: AttachmentSource) => Promise<Mail['attachment']>;
export type AttachmentMakers = Readonly<Record<string, AttachmentMaker>>;

interface SendContext {
  db: Db;
  mailer: Mailer | undefined;
  announce(changed: readonly Topic[]): void;
  warn(error: unknown): void;
}

/** Sends what is due, one message after the other; several servers share the work. */
export async function sendOutbox(context: SendContext, makers: AttachmentMakers): Promise<void> {
  const { db, mailer } = context;
  const open: Channel[] = mailer ? ['email'] : [];
  await giveUpClosedChannels(context, open);
  if (!mailer) return;
  for (let message = await claimNext(db, open); message; message = await claimNext(db, open)) {
    await settle(context, message, () => deliver(mailer, makers, message));
  }
}

/** Without a way out a message would wait for ever: it says so instead. */
async function giveUpClosedChannels({ db, announce }: SendContext, open: Channel[]): Promise<void> {
  const given = await db
    .updateTable('outbox')
    .set({ status: 'undelivered', error: 'البريد غير مهيأ' })
    .where('status', '=', 'queued')
    .$if(open.length > 0, (query) => query.where('channel', 'not in', open))
    .returning('sourceType')
    .execute();
  if (given.length > 0) announce([...new Set(given.map(({ sourceType }) => sourceType as Topic))]);
}

/** The message is ours for the time of the lease: another server passes it by, also while this one dies. */
async function claimNext(db: Db, channels: Channel[]): Promise<Message | undefined> {
  const { rows } = await sql<Message>`
    update outbox set attempts = attempts + 1,
      next_attempt_at = now() + ${leaseMinutes} * interval '1 minute'
    where id = (
      select id from outbox
      where status = 'queued' and next_attempt_at <= now() and channel = any (${channels})
      order by next_attempt_at limit 1 for update skip locked
    ) returning *`.execute(db);
  return rows[0];
}

async function deliver(mailer: Mailer, makers: AttachmentMakers, message: Message): Promise<void> {
  if (message.attempts > mostAttempts) throw new Error('A server died over this message again and again.');
  const from = message.attachment as AttachmentSource | null;
  const attachment = from ? await makers[from.kind]?.(from) : undefined;
  if (from && !attachment) throw new LostAttachment();
  await mailer.send({ to: message.recipient, subject: message.subject, text: message.body, attachment });
}

/** Trying again would not bring it back. */
class LostAttachment extends Error {}

async function settle(
  { db, announce, warn }: SendContext,
  { id, attempts, sourceType }: Message,
  send: () => Promise<void>,
): Promise<void> {
  const write = (values: { status: string; error: string; sentAt?: Date; nextAttemptAt?: Date }) =>
    db.updateTable('outbox').set(values).where('id', '=', id).execute();
  try {
    await send();
    await write({ status: 'sent', error: '', sentAt: new Date() });
  } catch (error) {
    warn(error);
    const lost = error instanceof LostAttachment;
    const again = lost ? undefined : nextAttempt(attempts, new Date());
    const said = lost ? 'لم تعد نتيجة التقرير موجودة' : failureText(error);
    if (again) await write({ status: 'queued', error: said, nextAttemptAt: again });
    else await write({ status: 'failed', error: said });
  }
  if (sourceType) announce([sourceType as Topic]);
}
