import { stepBlocked } from '@turoos/contract';
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
  /** What the step does to stock and to the document's own fields, in the same transaction. */
  effect?: (row: DocumentRow<T>) => Promise<DocumentChanges<T>>;
}

/**
 * Takes a document one step on: the right is checked, then the state under the document's lock, its effect happens,
 * and the trail and the audit log say so, or nothing of it happens.
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
    action: `${kind.name}.${name}`,
    entity: kind.entity,
    entityId: id,
    before: { status: row.status },
    after: { status: step.to, note, ...changes },
  });
}
