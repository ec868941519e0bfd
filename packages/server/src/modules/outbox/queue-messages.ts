import type { Channel, Topic } from '@turoos/contract';
import { jsonb } from '../../db/jsonb';
import type { Tx } from '../../db/transaction';

/** What an attachment is made from when the message is sent; `kind` names who makes it. */
export interface AttachmentSource {
  kind: string;
  [field: string]: string;
}

export interface NewMessage {
  channel: Channel;
  recipient: string;
  subject?: string;
  body: string;
  attachment?: AttachmentSource;
  /** What it is about: screens that show this kind of data follow its fate. */
  source: { type: Topic; id: string };
  userId: string | null;
}

/** Messages that leave when the transaction that wrote them has happened, and only then. */
export async function queueMessages(tx: Tx, messages: readonly NewMessage[]): Promise<void> {
  if (messages.length === 0) return;
  await tx
    .insertInto('outbox')
    .values(
      messages.map(({ source, attachment, ...message }) => ({
        ...message,
        attachment: attachment ? jsonb(attachment) : null,
        sourceType: source.type,
        sourceId: source.id,
      })),
    )
    .execute();
}
