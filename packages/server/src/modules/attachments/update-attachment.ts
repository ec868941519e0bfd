import type { Attachment, AttachmentChanges } from '@turoos/contract';
import { sql } from 'kysely';
import type { Tx } from '../../db/transaction';
import type { Actor } from '../../kernel/actor';
import { assertCurrent } from '../../kernel/assert-current';
import { recordChange } from '../../kernel/audit';
import { renamed } from './clean-name.rules';
import { holdEntity } from './linked-entities';
import { lockAttachment } from './lock-attachment';
import { assertMayDo } from './rights';

/** Updates the fields passed in. Moving it to another record requires the right to that record too. */
export async function updateAttachment(
  tx: Tx,
  user: Actor,
  id: string,
  { version, originalName, ...changes }: AttachmentChanges,
): Promise<Attachment> {
  const before = await lockAttachment(tx, user, id, 'update');
  assertCurrent(version, before);
  const { entityType = before.entityType, entityId = before.entityId } = changes;
  if (entityType !== before.entityType || entityId !== before.entityId) {
    assertMayDo(user, entityType, 'update');
    await holdEntity(tx, { entityType, entityId });
  }
  await tx
    .updateTable('attachments')
    .set({
      ...changes,
      ...(originalName !== undefined && { originalName: renamed(before.originalName, originalName) }),
      version: before.version + 1,
      updatedAt: sql`now()`,
    })
    .where('id', '=', id)
    .execute();
  const after = await lockAttachment(tx, user, id, 'update');
  await recordChange(tx, user, {
    action: 'attachment.update',
    entity: 'attachments',
    entityId: id,
    before,
    after,
  });
  return after;
}
