import { staleVersion, type BatchChanges } from '@turoos/contract';
import type { Tx } from '../../db/transaction';
import { recordChange, type Doer } from '../../kernel/audit';
import { partOf } from './batch-place';
import { batchNotFound } from './batches.queries';
import { checkBatch, lockParts } from './check-batch';

export async function updateBatch(tx: Tx, user: Doer, id: string, changes: BatchChanges): Promise<void> {
  const { before: held, wanted } = await lockBatch(tx, id, changes);
  const { updatedAt, ...before } = held;
  if (changes.updatedAt && changes.updatedAt < updatedAt) throw staleVersion();
  const after = {
    productId: wanted,
    warehouseId: changes.warehouse ?? before.warehouseId,
    batchNumber: changes.batchNumber ?? before.batchNumber,
    quantity: changes.quantity ?? before.quantity,
    expiryDate: changes.expiryDate === undefined ? before.expiryDate : changes.expiryDate,
  };
  await checkBatch(tx, { ...after, id });
  await tx
    .updateTable('stockBatches')
    .set({ ...after, updatedAt: new Date() })
    .where('id', '=', id)
    .execute();
  await recordChange(tx, user, {
    action: 'batch.update',
    entity: 'stock_batches',
    entityId: id,
    before,
    after,
  });
}

const readBatchRow = (tx: Tx, id: string) =>
  tx
    .selectFrom('stockBatches')
    .select(['productId', 'warehouseId', 'batchNumber', 'quantity', 'expiryDate', 'updatedAt'])
    .where('id', '=', id)
    .executeTakeFirst();

/** Locks parts before batches, as every stock change does, to avoid deadlocks. */
async function lockBatch(tx: Tx, id: string, changes: BatchChanges) {
  const seen = await readBatchRow(tx, id);
  if (!seen) throw batchNotFound();
  const wanted = await partOf(tx, changes, seen.productId);
  await lockParts(tx, [...new Set([seen.productId, wanted])]);
  const batch = await readBatchRow(tx, id);
  if (!batch) throw batchNotFound();
  if (batch.productId !== seen.productId) throw staleVersion();
  return { before: batch, wanted };
}
