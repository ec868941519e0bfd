import { attachmentTexts, notFound, type Attachment, type AttachmentAction } from '@turoos/contract';
import type { Tx } from '../../db/transaction';
import type { Actor } from '../../kernel/actor';
import { attachments, presentAll } from './present-attachment';
import { assertMayDo } from './rights';

/** The attachment as it stands once nobody else can change it, for somebody who may. */
export async function lockAttachment(
  tx: Tx,
  user: Actor,
  id: string,
  deed: AttachmentAction,
): Promise<Attachment> {
  const rows = await attachments(tx).where('attachments.id', '=', id).forUpdate('attachments').execute();
  const [attachment] = await presentAll(tx, rows);
  if (!attachment) throw notFound(attachmentTexts.notFound);
  assertMayDo(user, attachment.entityType, deed);
  return attachment;
}
