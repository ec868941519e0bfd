import { createHash } from 'node:crypto';
import { fileTypeOf, must, type Attachment, type NewAttachment } from '@turoos/contract';
import type { Tx } from '../../db/transaction';
import type { Actor } from '../../kernel/actor';
import { recordChange } from '../../kernel/audit';
import { holdEntity } from './linked-entities';
import { attachments, presentAll } from './present-attachment';
import { assertMayDo } from './rights';
import type { StoredFile } from './store-file';

/** Inserts the row of an attachment whose file is already on the disk. */
export async function addAttachment(
  tx: Tx,
  user: Actor,
  { filename, originalName, mimeType, bytes }: StoredFile,
  { entityType, entityId, description = '' }: NewAttachment,
): Promise<Attachment> {
  assertMayDo(user, entityType, 'create');
  await holdEntity(tx, { entityType, entityId });
  const { id } = await tx
    .insertInto('attachments')
    .values({
      originalName,
      filename,
      mimeType,
      type: fileTypeOf(mimeType),
      size: bytes.length,
      sha256: createHash('sha256').update(bytes).digest('hex'),
      entityType,
      entityId,
      description,
      createdBy: user.id,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const [after] = await presentAll(tx, await attachments(tx).where('attachments.id', '=', id).execute());
  await recordChange(tx, user, { action: 'attachment.create', entity: 'attachments', entityId: id, after });
  return must(after);
}
