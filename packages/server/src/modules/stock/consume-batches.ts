import { roundQuantity } from '@turoos/contract';
import type { Tx } from '../../db/transaction';

interface Leaving {
  productId: string;
  warehouseId: string;
  quantity: number;
}

/** Goods that leave come out of the batch that expires first; what lies there without a batch goes last. */
export async function consumeBatches(tx: Tx, movements: readonly Leaving[]): Promise<void> {
  const leaving = movements.filter(({ quantity }) => quantity < 0);
  if (leaving.length === 0) return;
  const batches = await tx
    .selectFrom('stockBatches')
    .select(['id', 'productId', 'warehouseId', 'quantity'])
    .where('productId', 'in', [...new Set(leaving.map(({ productId }) => productId))])
    .where('quantity', '>', 0)
    .orderBy('productId')
    .orderBy('expiryDate', (order) => order.asc().nullsLast())
    .orderBy('id')
    .forUpdate()
    .execute();
  for (const move of leaving) {
    let open = -move.quantity;
    for (const batch of batches) {
      if (open <= 0) break;
      if (batch.productId !== move.productId || batch.warehouseId !== move.warehouseId) continue;
      const taken = Math.min(batch.quantity, open);
      batch.quantity = roundQuantity(batch.quantity - taken);
      open = roundQuantity(open - taken);
      await tx
        .updateTable('stockBatches')
        .set({ quantity: batch.quantity })
        .where('id', '=', batch.id)
        .execute();
    }
  }
}
