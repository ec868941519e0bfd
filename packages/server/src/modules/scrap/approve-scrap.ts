import type { Tx } from '../../db/transaction';
import type { Actor } from '../../kernel/actor';
import { postJournal } from '../accounting';
import { moveStock } from '../stock';
import { takeStep } from '../workflow';
import { scrap } from './scrap.kind';

/** Takes the goods out of stock; fails and leaves the report pending when they are no longer in stock. */
export const approveScrap = (tx: Tx, user: Actor, id: string, note?: string): Promise<void> =>
  takeStep(tx, user, scrap, id, 'approve', {
    note,
    effect: async ({ productId, warehouseId, quantity, reportNumber, notes }) => {
      const source = { type: scrap.entity, id, number: reportNumber };
      await moveStock(tx, {
        reason: 'scrap',
        source,
        lines: [{ productId, warehouseId, quantity: -quantity }],
        note: notes,
        userId: user.id,
        within: user.warehouses,
      });
      await postJournal(tx, { kind: 'scrap', figures: {}, source, note: notes, userId: user.id });
      return { approvedAt: new Date() };
    },
  });
