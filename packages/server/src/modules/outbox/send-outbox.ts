import { foldCode, type Topic } from '@turoos/contract';
import type { Db } from '../../db/connect';
import type { Tx } from '../../db/transaction';
import type { Mail, Mailer, SmsGateway } from '../../kernel/messages';
import { closedTexts, patientSources, servedChannels, type ServedChannel } from './channels';
import { claimNext, type Message } from './claim-message';
import { attachmentLost } from './failure-text';
import { mailHtml } from './mail-html.rules';
import type { AttachmentSource } from '../../db/column-types';
import { mostAttempts } from './retry.rules';
import { settleFailed, settleSent } from './settle-message';

interface SendContext {
  db: Db;
  mailer: Mailer | undefined;
  sms: SmsGateway | undefined;
  announce(changed: readonly Topic[]): void;
  warn(error: unknown): void;
}

/** What other modules contribute to their messages. */
export interface MessageMakers {
  /** Makers of attachments by kind; they return undefined when the source record is gone. */
  attachments: Readonly<Record<string, (from: AttachmentSource) => Promise<Mail['attachment']>>>;
  /** Returns the address of the tracking pixel, for messages that track their opening. */
  pixel?(message: Message): string | undefined;
  /** Returns the footer of a mail, for messages that require one. */
  foot?(message: Message): Promise<MailFoot | undefined>;
  /** Undoes what was noted of a message that failed for good; returns the topics it changed. */
  failed?(tx: Tx, message: Message): Promise<readonly Topic[]>;
}

export interface MailFoot {
  text: string;
  /** The one-click unsubscribe address, for the mail program's own button. */
  unsubscribe?: string;
}

/** Milliseconds after which a run ends, so that the next one can start. */
const longest = 50_000;

/** Sends the due messages, one after another on each channel; several servers share the work. */
export async function sendOutbox(context: SendContext, makers: MessageMakers): Promise<void> {
  const until = Date.now() + longest;
  await Promise.all(servedChannels.map((channel) => sendThrough(context, channel, makers, until)));
}

async function sendThrough(
  context: SendContext,
  channel: ServedChannel,
  makers: MessageMakers,
  until: number,
): Promise<void> {
  const { db, announce, warn } = context;
  const way = wayOut(context, channel, makers);
  if (!way) {
    const topics = await settleClosedChannel(db, channel);
    if (topics.length > 0) announce(topics);
    return;
  }
  while (Date.now() < until) {
    const message = await claimNext(db, channel, way.perMinute);
    if (!message) return;
    const changed = message.sourceType ? [message.sourceType] : [];
    try {
      if (message.attempts > mostAttempts)
        throw new Error('A server died over this message again and again.');
      await way.deliver(message);
      await settleSent(db, message);
    } catch (error) {
      warn(error);
      changed.push(...(await settleFailed(db, message, error, makers.failed)));
    }
    if (changed.length > 0) announce(changed);
  }
}

interface WayOut {
  perMinute?: number | undefined;
  deliver(message: Message): Promise<void>;
}

function wayOut(
  { mailer, sms }: SendContext,
  channel: ServedChannel,
  makers: MessageMakers,
): WayOut | undefined {
  if (channel === 'email')
    return mailer && { perMinute: mailer.perMinute, deliver: (message) => mail(mailer, makers, message) };
  return (
    sms && {
      perMinute: sms.perMinute,
      deliver: ({ recipient, body }) => sms.send({ to: foldCode(recipient), text: body }),
    }
  );
}

/** RFC 8058: mail programs unsubscribe by one request to this address. */
const unsubscribing = (address: string) => ({
  'List-Unsubscribe': `<${address}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

async function mail(
  mailer: Mailer,
  { attachments, pixel, foot: footOf }: MessageMakers,
  message: Message,
): Promise<void> {
  const { recipient, subject } = message;
  const foot = await footOf?.(message);
  const body = foot ? `${message.body}\n\n${foot.text}` : message.body;
  const from = message.attachment;
  const attachment = from ? await attachments[from.kind]?.(from) : undefined;
  if (from && !attachment) throw attachmentLost();
  await mailer.send({
    to: recipient,
    subject,
    text: body,
    html: mailHtml(body, pixel?.(message)),
    headers: foot?.unsubscribe === undefined ? undefined : unsubscribing(foot.unsubscribe),
    attachment,
  });
}

/** Marks the messages of a channel that is not set up as waiting or undelivered; returns their topics. */
async function settleClosedChannel(db: Db, channel: ServedChannel): Promise<Topic[]> {
  const error = closedTexts[channel];
  const queued = db.updateTable('outbox').where('status', '=', 'queued').where('channel', '=', channel);
  const givenUp = await queued
    .set({ status: 'undelivered', error })
    .where((e) => e.or([e('sourceType', 'is', null), e('sourceType', 'not in', [...patientSources])]))
    .returning('sourceType')
    .execute();
  const waiting = await queued
    .set({ error })
    .where('sourceType', 'in', [...patientSources])
    .where('error', '<>', error)
    .returning('sourceType')
    .execute();
  return [
    ...new Set([...givenUp, ...waiting].flatMap(({ sourceType }) => (sourceType as Topic | null) ?? [])),
  ];
}
