import { missingProblem, roundQuantity, type ReceiveTransfer } from '@turoos/contract';
import type { Tx } from '../../db/transaction';
import type { Actor } from '../../kernel/actor';
import { refuseIf } from '../../kernel/assert-may';
import { postJournal } from '../accounting';
import { moveStock } from '../stock';
import { takeStep } from '../workflow';
import { assertArrival } from './check-places';
import { readLines } from './transfer-lines';
import { transfers } from './transfers.kind';
import { receivedLines, valueSent } from './transfers.rules';

/**
 * Adds the goods to the destination at the cost they left with; missing quantities are recorded on the line,
 * and the notes give their reason.
 */
export const receiveTransfer = (
  tx: Tx,
  user: Actor,
  id: string,
  { notes, items }: ReceiveTransfer,
): Promise<void> =>
  takeStep(tx, user, transfers, id, 'receive', {
    note: notes,
    effect: async (row) => {
      await assertArrival(tx, row.toWarehouseId);
      const lines = receivedLines(await readLines(tx, id), items);
      refuseIf(missingProblem(lines, notes ?? ''), 'RULE');
      const source = { type: transfers.entity, id, number: row.transferNumber };
      await moveStock(tx, {
        reason: 'transfer.receive',
        source,
        lines: lines.map(({ productId, received, unitCost }) => ({
          productId,
          quantity: received,
          warehouseId: row.toWarehouseId,
          unitCost,
        })),
        note: notes,
        userId: user.id,
        within: user.warehouses,
      });
      for (const { position, received } of lines)
        await tx
          .updateTable('transferItems')
          .set({ received })
          .where('transferId', '=', id)
          .where('position', '=', position)
          .execute();
      const missing = lines.map(({ quantity, received, unitCost }) => ({
        quantity: roundQuantity(quantity - received),
        unitCost,
      }));
      await postJournal(tx, {
        kind: 'transferIn',
        figures: { sent: valueSent(lines), lost: valueSent(missing) },
        source,
        note: notes,
        userId: user.id,
      });
      return { receivedAt: new Date() };
    },
  });
