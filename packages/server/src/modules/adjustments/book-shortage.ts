import { adenDay, must } from '@turoos/contract';
import type { Tx } from '../../db/transaction';
import type { Actor } from '../../kernel/actor';
import { recordChange } from '../../kernel/audit';
import { postJournal } from '../accounting';
import { nextNumber } from '../counters';
import { documentRate } from '../exchange-rates';
import { moveStock, type LockedStock } from '../stock';
import { adjustments } from './adjustments.kind';
import { worthOf } from './adjustments.rules';

interface Shortage {
  productId: string;
  warehouseId: string;
  quantity: number;
  /** The stock as the caller has locked it; the pieces are in it afterwards. */
  locked: LockedStock;
  sale: { id: string; number: string };
  /** The day the sale is booked on. */
  day: string;
}

/**
 * Brings in pieces that were sold without the server although the stock did not have them, at their average cost and just
 * before they leave: so stock is never negative and the cost of the sale is right. Nobody approves it, because the goods
 * are gone; the manager decides about the sale.
 */
export async function bookShortage(
  tx: Tx,
  user: Actor,
  { productId, warehouseId, quantity, locked, sale, day }: Shortage,
): Promise<{ _id: string; number: string }> {
  const { cost } = must(locked.get(productId));
  const adjustmentNumber = await nextNumber(tx, 'ADJUSTMENT');
  const values = {
    productId,
    warehouseId,
    type: 'addition',
    reason: 'offline_sale',
    quantity,
    change: quantity,
    value: worthOf([{ quantity, unitCost: cost }]),
    status: 'approved',
    referenceNumber: sale.number,
    adjustmentNumber,
  } as const;
  const { id } = await tx
    .insertInto(adjustments.table)
    .values({
      ...values,
      offlineSaleId: sale.id,
      createdBy: user.id,
      adjustedBy: user.id,
      approvedAt: new Date(),
      usdToYer: documentRate({ warehouseId }, adenDay()),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('documentSteps')
    .values({
      entity: adjustments.entity,
      entityId: id,
      step: 'approve',
      fromStatus: 'pending',
      toStatus: 'approved',
      userId: user.id,
    })
    .execute();
  const source = { type: adjustments.entity, id, number: adjustmentNumber };
  await moveStock(tx, {
    reason: 'adjustment',
    source,
    locked,
    lines: [{ productId, warehouseId, quantity }],
    userId: user.id,
  });
  await postJournal(tx, { kind: 'shortage', figures: {}, source, day, userId: user.id });
  await recordChange(tx, user, {
    action: 'adjustment.shortage',
    entity: adjustments.entity,
    entityId: id,
    after: values,
  });
  return { _id: id, number: adjustmentNumber };
}
