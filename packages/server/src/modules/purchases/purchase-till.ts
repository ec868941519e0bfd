import type { TenderFields } from '@turoos/contract';
import type { Tx } from '../../db/transaction';
import type { Actor } from '../../kernel/actor';
import { readTill, type Till } from '../cash';

/**
 * Reads the till for money of a purchase: at the rates of the payer's drawer, else of the warehouse of its first line,
 * like the purchase itself.
 */
export async function readPurchaseTill(
  tx: Tx,
  user: Actor,
  id: string,
  at: { day?: string; tenders?: TenderFields['tenders'] } = {},
): Promise<Till> {
  const line = await tx
    .selectFrom('purchaseItems')
    .select('warehouseId')
    .where('purchaseId', '=', id)
    .orderBy('position')
    .limit(1)
    .executeTakeFirst();
  return readTill(tx, user, { ...at, warehouseId: line?.warehouseId });
}
