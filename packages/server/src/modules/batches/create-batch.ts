import type { NewBatch } from '@turoos/contract';
import type { Tx } from '../../db/transaction';
import type { Actor } from '../../kernel/actor';
import { recordChange } from '../../kernel/audit';
import { mainWarehouseOf, partOf } from './batch-place';
import { checkBatch, lockParts } from './check-batch';

/** Assigns existing stock to a new batch; the stock itself does not change. */
export async function createBatch(tx: Tx, user: Actor, batch: NewBatch): Promise<string> {
  const productId = await partOf(tx, batch);
  await lockParts(tx, [productId]);
  const values = {
    productId,
    warehouseId: batch.warehouse ?? (await mainWarehouseOf(tx, user, productId)),
    batchNumber: batch.batchNumber,
    quantity: batch.quantity,
    expiryDate: batch.expiryDate ?? null,
  };
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
