import { attachmentTexts, notFound, type Attachment, type AttachmentAction } from '@turoos/contract';
import type { Tx } from '../../db/transaction';
import type { Actor } from '../../kernel/actor';
import { attachments, presentAll } from './present-attachment';
import { assertMayDo } from './rights';

/** Locks the attachment's row, checks the user's right to the action and returns the attachment. */
export async function lockAttachment(
  tx: Tx,
  user: Actor,
  id: string,
  action: AttachmentAction,
): Promise<Attachment> {
  const rows = await attachments(tx).where('attachments.id', '=', id).forUpdate('attachments').execute();
  const [attachment] = await presentAll(tx, rows);
  if (!attachment) throw notFound(attachmentTexts.notFound);
  assertMayDo(user, attachment.entityType, action);
  return attachment;
}
