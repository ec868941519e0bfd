import { transferTexts, wrongField, type TransferChanges } from '@turoos/contract';
import type { Tx } from '../../db/transaction';
import type { Actor } from '../../kernel/actor';
import { recordChange } from '../../kernel/audit';
import { editDocument } from '../workflow';
import { assertDelivery } from './check-delivery';
import { assertDestination, assertSource } from './check-places';
import { assertOwnSide } from './own-side';
import { assertAllAvailable, readLines, writeLines } from './transfer-lines';
import { transfers } from './transfers.kind';
import { mergeLines, type WantedLine } from './transfers.rules';

/** Checks changed fields as on a new transfer; unchanged ones are not checked again. */
export const updateTransfer = (
  tx: Tx,
  user: Actor,
  id: string,
  { version, fromWarehouse, toWarehouse, items, expectedDeliveryDate, ...given }: TransferChanges,
): Promise<void> =>
  editDocument(tx, user, transfers, id, version, async (row) => {
    const from = fromWarehouse ?? row.fromWarehouseId;
    const to = toWarehouse ?? row.toWarehouseId;
    const delivery =
      expectedDeliveryDate === undefined ? row.expectedDeliveryDate : expectedDeliveryDate || null;
    assertOwnSide(user, from);
    if (from === to) throw wrongField('toWarehouse', transferTexts.same);
    assertDelivery(delivery, row.expectedDeliveryDate);
    if (from !== row.fromWarehouseId) await assertSource(tx, from);
    if (to !== row.toWarehouseId) await assertDestination(tx, to);
    if (items) await replaceLines(tx, user, id, from, items);
    else if (from !== row.fromWarehouseId) await assertAllAvailable(tx, from, await readLines(tx, id));
    return { ...given, fromWarehouseId: from, toWarehouseId: to, expectedDeliveryDate: delivery };
  });

async function replaceLines(
  tx: Tx,
  user: Actor,
  id: string,
  warehouseId: string,
  items: readonly WantedLine[],
): Promise<void> {
  const before = await readLines(tx, id);
  const after = mergeLines(items);
  const wanted = after.map(({ item, quantity }) => ({ productId: item, quantity }));
  await assertAllAvailable(tx, warehouseId, wanted);
  await writeLines(tx, id, after);
  await recordChange(tx, user, {
    action: 'transfer.update_items',
    entity: transfers.entity,
    entityId: id,
    before: { items: before.map(({ productId, quantity }) => ({ productId, quantity })) },
    after: { items: wanted },
  });
}
