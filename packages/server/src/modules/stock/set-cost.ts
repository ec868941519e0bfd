import { worth } from '@turoos/contract';
import type { Tx } from '../../db/transaction';
import { noteMoved } from '../../kernel/moved-value';

/** Replaces the average cost of a part; the caller posts the change of its stock's value. */
export async function setCost(tx: Tx, productId: string, cost: number): Promise<void> {
  const before = await tx
    .selectFrom('stockTotals')
    .select(['quantity', 'cost'])
    .where('productId', '=', productId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  await tx.updateTable('stockTotals').set({ cost }).where('productId', '=', productId).execute();
  noteMoved(tx, 'inventory', worth(before.quantity, cost) - worth(before.quantity, before.cost));
}
