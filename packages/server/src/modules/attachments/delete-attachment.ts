import type { Tx } from '../../db/transaction';
import type { Actor } from '../../kernel/actor';
import { recordChange } from '../../kernel/audit';
import { lockAttachment } from './lock-attachment';

/** Answers the name of the file that nothing names any more. */
export async function deleteAttachment(tx: Tx, user: Actor, id: string): Promise<string> {
  const before = await lockAttachment(tx, user, id, 'delete');
  await tx.deleteFrom('attachments').where('id', '=', id).execute();
  await recordChange(tx, user, { action: 'attachment.delete', entity: 'attachments', entityId: id, before });
  return before.filename;
}
