import type { ShipTransfer } from '@turoos/contract';
import type { Tx } from '../../db/transaction';
import type { Actor } from '../../kernel/actor';
import { postJournal } from '../accounting';
import { moveStock } from '../stock';
import { lockDocument, takeStep } from '../workflow';
import { assertDestination } from './check-places';
import { readLines } from './transfer-lines';
import { transfers } from './transfers.kind';
import { valueSent } from './transfers.rules';

/** Ships a transfer; for one in transit it only updates the tracking, so goods never leave twice. */
export async function shipTransfer(tx: Tx, user: Actor, id: string, given: ShipTransfer): Promise<void> {
  const { status } = await lockDocument(tx, transfers, id);
  await (status === 'in_transit' ? trackTransfer(tx, user, id, given) : sendGoods(tx, user, id, given));
}

const trackTransfer = (tx: Tx, user: Actor, id: string, given: ShipTransfer) =>
  takeStep(tx, user, transfers, id, 'track', {
    note: given.notes,
    effect: async () => given,
  });

/** Takes the goods out of the source and stores their current cost on the lines. */
const sendGoods = (tx: Tx, user: Actor, id: string, { trackingNumber, notes }: ShipTransfer) =>
  takeStep(tx, user, transfers, id, 'ship', {
    note: notes,
    effect: async (row) => {
      await assertDestination(tx, row.toWarehouseId);
      const source = { type: transfers.entity, id, number: row.transferNumber };
      const moved = await moveStock(tx, {
        reason: 'transfer.ship',
        source,
        lines: (await readLines(tx, id)).map(({ productId, quantity }) => ({
          productId,
          quantity: -quantity,
          warehouseId: row.fromWarehouseId,
        })),
        note: notes,
        userId: user.id,
        within: user.warehouses,
      });
      for (const { productId, unitCost } of moved)
        await tx
          .updateTable('transferItems')
          .set({ unitCost })
          .where('transferId', '=', id)
          .where('productId', '=', productId)
          .execute();
      await postJournal(tx, {
        kind: 'transferOut',
        figures: { sent: valueSent(moved.map((line) => ({ ...line, quantity: -line.quantity }))) },
        source,
        note: notes,
        userId: user.id,
      });
      return { shippedAt: new Date(), ...(trackingNumber !== undefined && { trackingNumber }) };
    },
  });
