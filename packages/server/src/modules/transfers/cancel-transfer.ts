import type { Tx } from '../../db/transaction';
import type { Actor } from '../../kernel/actor';
import { moveStock } from '../stock';
import { takeStep } from '../workflow';
import { readLines } from './transfer-lines';
import { transfers } from './transfers.kind';

/** Cancels a transfer; goods in transit return to the source at the cost they left with. */
export const cancelTransfer = (tx: Tx, user: Actor, id: string, reason = ''): Promise<void> =>
  takeStep(tx, user, transfers, id, 'cancel', {
    note: reason,
    effect: async (row) => {
      if (row.status === 'in_transit')
        await moveStock(tx, {
          reason: 'transfer.cancel',
          source: { type: transfers.entity, id, number: row.transferNumber },
          lines: (await readLines(tx, id)).map(({ productId, quantity, unitCost }) => ({
            productId,
            quantity,
            warehouseId: row.fromWarehouseId,
            unitCost,
          })),
          note: reason,
          userId: user.id,
        });
      return { reason };
    },
  });
