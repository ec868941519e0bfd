import type { Tx } from '../../db/transaction';
import type { Actor } from '../../kernel/actor';
import { postJournal } from '../accounting';
import { moveStock } from '../stock';
import { takeStep, type DocumentRow } from '../workflow';
import { readLines } from './transfer-lines';
import { transfers } from './transfers.kind';
import { valueSent } from './transfers.rules';

/** Cancels a transfer; goods in transit return to the source at the cost they left with. */
export const cancelTransfer = (tx: Tx, user: Actor, id: string, reason = ''): Promise<void> =>
  takeStep(tx, user, transfers, id, 'cancel', {
    note: reason,
    effect: async (row) => {
      if (row.status === 'in_transit') await bringBack(tx, user, row, reason);
      return { reason };
    },
  });

async function bringBack(
  tx: Tx,
  user: Actor,
  { id, transferNumber, fromWarehouseId }: DocumentRow<'transfers'>,
  reason: string,
): Promise<void> {
  const source = { type: transfers.entity, id, number: transferNumber };
  const lines = await readLines(tx, id);
  await moveStock(tx, {
    reason: 'transfer.cancel',
    source,
    lines: lines.map(({ productId, quantity, unitCost }) => ({
      productId,
      quantity,
      warehouseId: fromWarehouseId,
      unitCost,
    })),
    note: reason,
    userId: user.id,
    within: user.warehouses,
  });
  await postJournal(tx, {
    kind: 'transferCancel',
    figures: { sent: valueSent(lines) },
    source,
    note: reason,
    userId: user.id,
  });
}
