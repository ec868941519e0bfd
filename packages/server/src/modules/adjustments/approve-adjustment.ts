import type { AdjustmentType } from '@turoos/contract';
import type { Tx } from '../../db/transaction';
import type { Actor } from '../../kernel/actor';
import { moveStock } from '../stock';
import { lockQuantityThere, takeStep, type Place } from '../workflow';
import { adjustments } from './adjustments.kind';
import { changeOf, incomingCost, worthOf } from './adjustments.rules';

/**
 * What a count's correction was held against: goods that moved since the part was counted moved rightly, so that
 * only the difference found is made good.
 */
async function bookedBy(
  tx: Tx,
  { countId, productId, warehouseId }: Place & { countId: string | null },
): Promise<number | undefined> {
  if (!countId) return undefined;
  const line = await tx
    .selectFrom('inventoryCountItems')
    .innerJoin('inventoryCounts', 'inventoryCounts.id', 'inventoryCountItems.countId')
    .select('systemQuantity')
    .where('countId', '=', countId)
    .where('productId', '=', productId)
    .where('warehouseId', '=', warehouseId)
    .executeTakeFirst();
  return line?.systemQuantity;
}

/** The stock changes now, by what the adjustment comes to at this moment. */
export const approveAdjustment = (tx: Tx, user: Actor, id: string, note?: string): Promise<void> =>
  takeStep(tx, user, adjustments, id, 'approve', {
    note,
    effect: async (row) => {
      const { productId, warehouseId } = row;
      const there = await lockQuantityThere(tx, { productId, warehouseId });
      const change = changeOf(row.type as AdjustmentType, row.quantity, (await bookedBy(tx, row)) ?? there);
      const moved = await moveStock(tx, {
        reason: 'adjustment',
        source: { type: adjustments.entity, id, number: row.adjustmentNumber },
        lines: [{ productId, warehouseId, quantity: change, unitCost: incomingCost(row.costPrice) }],
        note: row.notes,
        userId: user.id,
      });
      return { change, value: worthOf(moved), approvedAt: new Date(), adjustedBy: user.id };
    },
  });
