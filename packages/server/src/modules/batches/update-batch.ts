import { conflict, texts, type BatchChanges } from '@turoos/contract';
import type { Tx } from '../../db/transaction';
import { recordChange, type Doer } from '../audit';
import { batchNotFound } from './batches.queries';
import { checkBatch, lockParts } from './check-batch';

export async function updateBatch(tx: Tx, user: Doer, id: string, changes: BatchChanges): Promise<void> {
  const { updatedAt, ...before } = await lockBatch(tx, id, changes.product);
  if (changes.updatedAt && changes.updatedAt < updatedAt) throw conflict(texts.changedMeanwhile);
  const after = {
    productId: changes.product ?? before.productId,
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

/** Parts before batches, as every stock change does, so that nobody waits in a circle. */
async function lockBatch(tx: Tx, id: string, newProductId: string | undefined) {
  const seen = await readBatchRow(tx, id);
  if (!seen) throw batchNotFound();
  await lockParts(tx, [...new Set([seen.productId, newProductId ?? seen.productId])]);
  const batch = await readBatchRow(tx, id);
  if (!batch) throw batchNotFound();
  if (batch.productId !== seen.productId) throw conflict(texts.changedMeanwhile);
  return batch;
}
