import { conflict, scrapTexts, type ScrapChanges } from '@turoos/contract';
import type { Tx } from '../../db/transaction';
import type { Actor } from '../../kernel/actor';
import { assertAvailable, assertMay, editDocument, takeStep } from '../workflow';
import { scrap } from './scrap.kind';

/** Completes the report when its new status says so, else edits it; each requires its own right. */
export async function updateScrap(tx: Tx, user: Actor, id: string, changes: ScrapChanges): Promise<void> {
  if (changes.status === 'completed') return completeScrap(tx, user, id);
  assertMay(user, 'scrap:update');
  await editScrap(tx, user, id, changes);
}

const completeScrap = (tx: Tx, user: Actor, id: string): Promise<void> =>
  takeStep(tx, user, scrap, id, 'complete', { effect: async () => ({ completedAt: new Date() }) });

const editScrap = (
  tx: Tx,
  user: Actor,
  id: string,
  { version, status, item, warehouse, condition, ...given }: ScrapChanges,
): Promise<void> =>
  editDocument(tx, user, scrap, id, version, async (row) => {
    // clients send the status back unchanged; changing it requires a workflow step
    if (status !== undefined && status !== row.status) throw conflict(scrapTexts.byStepsOnly);
    const place = { productId: item ?? row.productId, warehouseId: warehouse ?? row.warehouseId };
    const quantity = given.quantity ?? row.quantity;
    await assertAvailable(tx, place, quantity);
    return {
      ...given,
      ...place,
      quantity,
      ...(condition !== undefined && { condition: condition ?? ('' as const) }),
    };
  });
