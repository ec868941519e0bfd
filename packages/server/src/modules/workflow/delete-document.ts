import { notDeletable } from '@turoos/contract';
import type { Tx } from '../../db/transaction';
import type { Actor } from '../../kernel/actor';
import { refuseIf } from '../../kernel/assert-may';
import { recordChange } from '../../kernel/audit';
import { lockDocument, type DocumentKind } from './documents';

/** Deletes a document and its steps while its status allows it; the audit log keeps its last state. */
export async function deleteDocument(tx: Tx, user: Actor, kind: DocumentKind, id: string): Promise<void> {
  const before = await lockDocument(tx, kind, id);
  kind.assertOwn?.(user, 'delete', before);
  refuseIf(notDeletable(kind.workflow, before.status));
  await tx.deleteFrom('documentSteps').where('entityId', '=', id).execute();
  await tx.deleteFrom(kind.table).where('id', '=', id).execute();
  await recordChange(tx, user, {
    action: `${kind.name}.delete`,
    entity: kind.entity,
    entityId: id,
    before,
  });
}
