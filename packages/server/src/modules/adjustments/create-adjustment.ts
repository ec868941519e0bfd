import { adenDay, type NewAdjustment } from '@turoos/contract';
import type { Tx } from '../../db/transaction';
import type { Actor } from '../../kernel/actor';
import { recordChange } from '../../kernel/audit';
import { nextNumber } from '../counters';
import { documentRate } from '../exchange-rates';
import { adjustments } from './adjustments.kind';
import { checkAdjustment } from './check-adjustment';

/** Creates a pending adjustment; the stock moves only when the adjustment is approved. */
export async function createAdjustment(
  tx: Tx,
  user: Actor,
  { item, warehouse, ...given }: NewAdjustment & { countId?: string },
  at: Date = new Date(),
): Promise<string> {
  const values = { ...given, productId: item, warehouseId: warehouse };
  await checkAdjustment(tx, values);
  const adjustmentNumber = await nextNumber(tx, 'ADJUSTMENT', { at });
  const { id } = await tx
    .insertInto(adjustments.table)
    .values({
      ...values,
      adjustmentNumber,
      createdBy: user.id,
      createdAt: at,
      updatedAt: at,
      usdToYer: documentRate({ warehouseId: warehouse }, adenDay(at)),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await recordChange(tx, user, {
    action: 'adjustment.create',
    entity: adjustments.entity,
    entityId: id,
    after: { ...values, adjustmentNumber },
  });
  return id;
}
