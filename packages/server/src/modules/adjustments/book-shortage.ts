import { adenDay } from '@turoos/contract';
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
  return bookAtOnce(tx, user, { productId, warehouseId, change: quantity, sale, day, locked });
}

/**
 * Takes out again what was brought in for a sale that a manager reverses: the goods are back, and those that the stock
 * never had are none.
 */
export async function undoShortages(
  tx: Tx,
  user: Actor,
  sale: { id: string; number: string },
): Promise<void> {
  const brought = await tx
    .selectFrom(adjustments.table)
    .select(({ fn }) => ['productId', 'warehouseId', fn.sum<number>('change').as('quantity')])
    .where('offlineSaleId', '=', sale.id)
    .groupBy(['productId', 'warehouseId'])
    .having(({ fn }) => fn.sum('change'), '>', 0)
    .orderBy('productId')
    .execute();
  for (const { productId, warehouseId, quantity } of brought)
    await bookAtOnce(tx, user, { productId, warehouseId, change: -quantity, sale, day: adenDay() });
}

interface AtOnce extends Pick<Shortage, 'productId' | 'warehouseId' | 'sale' | 'day'> {
  /** Negative: pieces that leave. */
  change: number;
  locked?: LockedStock;
}

/** Writes an adjustment that is approved and booked as it is made. */
async function bookAtOnce(
  tx: Tx,
  user: Actor,
  { productId, warehouseId, change, sale, day, locked }: AtOnce,
): Promise<{ _id: string; number: string }> {
  const adjustmentNumber = await nextNumber(tx, 'ADJUSTMENT');
  const values = {
    productId,
    warehouseId,
    type: change > 0 ? 'addition' : 'subtraction',
    reason: 'offline_sale',
    quantity: Math.abs(change),
    change,
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
  const moved = await moveStock(tx, {
    reason: 'adjustment',
    source,
    ...(locked && { locked }),
    lines: [{ productId, warehouseId, quantity: change }],
    userId: user.id,
    // not limited to the branch of the user who sends the till's sale: the goods left the branch that sold them
    within: undefined,
  });
  const value = worthOf(moved);
  await tx.updateTable(adjustments.table).set({ value }).where('id', '=', id).execute();
  await postJournal(tx, { kind: 'shortage', figures: {}, source, day, userId: user.id });
  await recordChange(tx, user, {
    action: 'adjustment.shortage',
    entity: adjustments.entity,
    entityId: id,
    after: { ...values, value },
  });
  return { _id: id, number: adjustmentNumber };
}
