import type { Channel, Topic } from '@turoos/contract';
import type { AttachmentSource } from '../../db/column-types';
import { jsonb } from '../../db/jsonb';
import type { Tx } from '../../db/transaction';

export interface NewMessage {
  channel: Channel;
  recipient: string;
  subject?: string;
  body: string;
  attachment?: AttachmentSource;
  /** The record the message is about; screens showing this topic are refreshed when its status changes. */
  source: { type: Topic; id: string };
  userId: string | null;
}

/** Queues messages; they are sent only after the caller's transaction commits. */
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
