import type { Tx } from '../../db/transaction';
import type { Actor } from '../../kernel/actor';
import { moveStock } from '../stock';
import type { PurchaseRow } from './present-purchase';

interface LeavingLine {
  productId: string;
  warehouseId: string;
  quantity: number;
  landedCost: number;
}

/** Goods of a purchase leave the warehouse they came into; whatever was sold meanwhile cannot. */
export async function sendBack(
  tx: Tx,
  user: Actor,
  { id, purchaseNumber }: Pick<PurchaseRow, 'id' | 'purchaseNumber'>,
  lines: readonly LeavingLine[],
  reason: 'purchase.return' | 'purchase.cancel',
): Promise<void> {
  await moveStock(tx, {
    reason,
    lines: lines.map(({ productId, warehouseId, quantity, landedCost }) => ({
      productId,
      warehouseId,
      quantity: -quantity,
      cameAt: landedCost,
    })),
    userId: user.id,
    source: { type: 'purchase', id, number: purchaseNumber },
  });
}
