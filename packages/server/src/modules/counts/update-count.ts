import { notEditable, type CountChanges, type CountLine } from '@turoos/contract';
import type { Tx } from '../../db/transaction';
import type { Actor } from '../../kernel/actor';
import { refuseIf } from '../../kernel/assert-may';
import { recordChange } from '../../kernel/audit';
import { assertMay, editDocument, lockDocument, takeStep } from '../workflow';
import { completeCount } from './complete-count';
import { keepSummary } from './count-summary';
import { counts } from './counts.kind';
import { saveLines } from './save-lines';

/** Saves the lines and fields that were sent, and completes or cancels the count if the status says so. */
export async function updateCount(
  tx: Tx,
  user: Actor,
  id: string,
  { items, status, version, ...fields }: CountChanges,
): Promise<void> {
  const ends = status === 'completed' || status === 'cancelled';
  const hasFields = Object.keys(fields).length > 0;
  if (items || !(ends || hasFields)) await countLines(tx, user, id, items ?? []);
  if (hasFields) {
    assertMay(user, 'inventoryCounts:update');
    await editDocument(tx, user, counts, id, version, () => Promise.resolve(fields));
  }
  if (status === 'completed') await completeCount(tx, user, id);
  if (status === 'cancelled')
    await takeStep(tx, user, counts, id, 'cancel', {
      effect: async () => {
        await keepSummary(tx, id);
        return {};
      },
    });
}

async function countLines(tx: Tx, user: Actor, id: string, items: readonly CountLine[]): Promise<void> {
  const count = await lockDocument(tx, counts, id);
  refuseIf(notEditable(counts.workflow, count.status));
  const before = await saveLines(tx, user.id, count, items);
  await recordChange(tx, user, {
    action: 'count.save_items',
    entity: counts.entity,
    entityId: id,
    before: { items: before },
    after: { items: items.map(({ product, countedQuantity }) => ({ product, countedQuantity })) },
  });
}
