import type { NewBatch } from '@turoos/contract';
import type { Tx } from '../../db/transaction';
import { recordChange, type Doer } from '../audit';
import { checkBatch, lockParts } from './check-batch';

/** Says which part of the stock belongs to the batch; the stock itself stays as it is. */
export async function createBatch(tx: Tx, user: Doer, batch: NewBatch): Promise<string> {
  const values = {
    productId: batch.product,
    warehouseId: batch.warehouse,
    batchNumber: batch.batchNumber,
    quantity: batch.quantity,
    expiryDate: batch.expiryDate ?? null,
  };
  await lockParts(tx, [values.productId]);
  await checkBatch(tx, { ...values, id: null });
  const { id } = await tx.insertInto('stockBatches').values(values).returning('id').executeTakeFirstOrThrow();
  await recordChange(tx, user, {
    action: 'batch.create',
    entity: 'stock_batches',
    entityId: id,
    after: values,
  });
  return id;
}
