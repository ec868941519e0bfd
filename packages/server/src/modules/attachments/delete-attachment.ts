import type { Tx } from '../../db/transaction';
import type { Actor } from '../../kernel/actor';
import { recordChange } from '../../kernel/audit';
import { lockAttachment } from './lock-attachment';

/** Deletes the attachment's row and returns the file name, so that the caller can discard the file. */
export async function deleteAttachment(tx: Tx, user: Actor, id: string): Promise<string> {
  const before = await lockAttachment(tx, user, id, 'delete');
  await tx.deleteFrom('attachments').where('id', '=', id).execute();
  await recordChange(tx, user, { action: 'attachment.delete', entity: 'attachments', entityId: id, before });
  return before.filename;
}
