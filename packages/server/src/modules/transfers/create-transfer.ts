import { adenDay, type NewTransfer } from '@turoos/contract';
import type { Tx } from '../../db/transaction';
import type { Actor } from '../../kernel/actor';
import { recordChange } from '../../kernel/audit';
import { nextNumber } from '../counters';
import { documentRate } from '../exchange-rates';
import { assertDelivery } from './check-delivery';
import { assertDestination, assertSource } from './check-places';
import { assertAllAvailable, writeLines } from './transfer-lines';
import { transfers } from './transfers.kind';
import { mergeLines } from './transfers.rules';

/** Creates a transfer request; no goods move before it is shipped. */
export async function createTransfer(
  tx: Tx,
  user: Actor,
  { fromWarehouse, toWarehouse, items, expectedDeliveryDate, ...given }: NewTransfer,
  at = new Date(),
): Promise<string> {
  const lines = mergeLines(items);
  const delivery = expectedDeliveryDate || null;
  assertDelivery(delivery);
  await assertSource(tx, fromWarehouse);
  await assertDestination(tx, toWarehouse);
  await assertAllAvailable(
    tx,
    fromWarehouse,
    lines.map(({ item, quantity }) => ({ productId: item, quantity })),
  );
  const values = {
    ...given,
    fromWarehouseId: fromWarehouse,
    toWarehouseId: toWarehouse,
    expectedDeliveryDate: delivery,
    transferNumber: await nextNumber(tx, 'TRANSFER', { at }),
  };
  const { id } = await tx
    .insertInto(transfers.table)
    .values({
      ...values,
      createdBy: user.id,
      createdAt: at,
      updatedAt: at,
      usdToYer: documentRate({ warehouseId: fromWarehouse }, adenDay(at)),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await writeLines(tx, id, lines);
  await recordChange(tx, user, {
    action: 'transfer.create',
    entity: transfers.entity,
    entityId: id,
    after: { ...values, items: lines },
  });
  return id;
}
