import type { Tx } from '../../db/transaction';
import { recordChange, type Doer } from '../../kernel/audit';
import { batchNotFound } from './batches.queries';

/** Deletes a batch; its goods stay in stock without a batch. */
export async function deleteBatch(tx: Tx, user: Doer, id: string): Promise<void> {
  const before = await tx
    .deleteFrom('stockBatches')
    .where('id', '=', id)
    .returning(['productId', 'warehouseId', 'batchNumber', 'quantity', 'expiryDate'])
    .executeTakeFirst();
  if (!before) throw batchNotFound();
  await recordChange(tx, user, { action: 'batch.delete', entity: 'stock_batches', entityId: id, before });
}
