import { type AuditAction, stepBlocked } from '@turoos/contract';
import type { Tx } from '../../db/transaction';
import type { Actor } from '../../kernel/actor';
import { assertMay, refuseIf } from '../../kernel/assert-may';
import { recordChange } from '../../kernel/audit';
import {
  lockDocument,
  writeDocument,
  type DocumentChanges,
  type DocumentKind,
  type DocumentRow,
  type DocumentTable,
} from './documents';

interface Taken<T extends DocumentTable> {
  note?: string | undefined;
  /**
   * Applies the step to the stock and returns changes of the document's own fields, in the same transaction.
   */
  effect?: (row: DocumentRow<T>) => Promise<DocumentChanges<T>>;
}

/**
 * Takes a document through one step in one transaction: checks the right, then the status under the
 * document's lock, applies the effect, and writes the step and the audit entry.
 */
export async function takeStep<T extends DocumentTable, Step extends string>(
  tx: Tx,
  user: Actor,
  kind: DocumentKind<T, Step>,
  id: string,
  name: NoInfer<Step>,
  { note = '', effect }: Taken<T> = {},
): Promise<void> {
  const step = kind.workflow.steps[name];
  assertMay(user, step.right);
  const row = await lockDocument(tx, kind, id);
  kind.assertOwn?.(user, name, row);
  refuseIf(stepBlocked(kind.workflow, step, row.status));

  const changes = await effect?.(row);
  await writeDocument(tx, kind, id, { ...changes, status: step.to });
  await tx
    .insertInto('documentSteps')
    .values({
      entity: kind.entity,
      entityId: id,
      step: name,
      fromStatus: row.status,
      toStatus: step.to,
      note,
      userId: user.id,
    })
    .execute();
  await recordChange(tx, user, {
    action: `${kind.name}.${name}` as AuditAction,
    entity: kind.entity,
    entityId: id,
    before: { status: row.status },
    after: { status: step.to, note, ...changes },
  });
}
