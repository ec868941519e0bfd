import { notEditable } from '@turoos/contract';
import type { Tx } from '../../db/transaction';
import type { Actor } from '../../kernel/actor';
import { refuseIf } from '../../kernel/assert-may';
import { recordChange } from '../../kernel/audit';
import {
  lockDocument,
  writeDocument,
  type DocumentChanges,
  type DocumentKind,
  type DocumentRow,
  type DocumentTable,
} from './documents';

/** Edits a document's fields; throws when its status forbids it or the client's version is stale. */
export async function editDocument<T extends DocumentTable>(
  tx: Tx,
  user: Actor,
  kind: DocumentKind<T>,
  id: string,
  version: number | undefined,
  edit: (row: DocumentRow<T>) => Promise<DocumentChanges<T>>,
): Promise<void> {
  const row = await lockDocument(tx, kind, id, version);
  kind.assertOwn?.(user, 'edit', row);
  refuseIf(notEditable(kind.workflow, row.status));

  const after = await edit(row);
  await writeDocument(tx, kind, id, after);
  await recordChange(tx, user, {
    action: `${kind.name}.update`,
    entity: kind.entity,
    entityId: id,
    before: Object.fromEntries(Object.keys(after).map((field) => [field, row[field as keyof typeof row]])),
    after,
  });
}
