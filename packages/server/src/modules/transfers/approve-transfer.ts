import type { Tx } from '../../db/transaction';
import type { Actor } from '../../kernel/actor';
import { takeStep } from '../workflow';
import { assertDestination } from './check-places';
import { assertAllAvailable, readLines } from './transfer-lines';
import { transfers } from './transfers.kind';

/**
 * Approves a transfer while its goods are still in stock; others may have sold them since it was requested.
 */
export const approveTransfer = (tx: Tx, user: Actor, id: string, note?: string): Promise<void> =>
  takeStep(tx, user, transfers, id, 'approve', {
    note,
    effect: async ({ fromWarehouseId, toWarehouseId }) => {
      await assertDestination(tx, toWarehouseId);
      await assertAllAvailable(tx, fromWarehouseId, await readLines(tx, id));
      return { approvedAt: new Date() };
    },
  });
