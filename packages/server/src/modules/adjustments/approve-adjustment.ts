import { adjustmentChange } from '@turoos/contract';
import type { Tx } from '../../db/transaction';
import type { Actor } from '../../kernel/actor';
import { postJournal } from '../accounting';
import { moveStock } from '../stock';
import { lockQuantityThere, takeStep } from '../workflow';
import { adjustments } from './adjustments.kind';
import { incomingCost, worthOf } from './adjustments.rules';
import { bookedWhenCounted } from './booked-when-counted';

/** Approves an adjustment and moves the stock; a correction is computed from the stock at this moment. */
export const approveAdjustment = (tx: Tx, user: Actor, id: string, note?: string): Promise<void> =>
  takeStep(tx, user, adjustments, id, 'approve', {
    note,
    effect: async (row) => {
      const { productId, warehouseId } = row;
      const there = await lockQuantityThere(tx, { productId, warehouseId });
      const booked = await bookedWhenCounted(tx, row);
      const change = adjustmentChange(row.type, row.quantity, booked ?? there);
      const moved = await moveStock(tx, {
        reason: 'adjustment',
        source: { type: adjustments.entity, id, number: row.adjustmentNumber },
        lines: [{ productId, warehouseId, quantity: change, unitCost: incomingCost(row.costPrice) }],
        note: row.notes,
        userId: user.id,
        within: user.warehouses,
      });
      await postJournal(tx, {
        kind: row.countId ? 'count' : 'adjustment',
        figures: {},
        source: { type: adjustments.entity, id, number: row.adjustmentNumber },
        note: row.notes,
        userId: user.id,
      });
      return { change, value: worthOf(moved), approvedAt: new Date(), adjustedBy: user.id };
    },
  });
