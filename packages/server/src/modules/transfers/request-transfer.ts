import type { NewTransfer } from '@turoos/contract';
import type { Tx } from '../../db/transaction';
import type { Actor } from '../../kernel/actor';
import { findPlace } from '../workflow';
import { assertDelivery } from './check-delivery';
import { assertDestination, assertSource } from './check-places';
import { assertOwnSide } from './own-side';
import { mergeLines } from './transfers.rules';
import { writeTransfer } from './write-transfer';

/**
 * Asks another warehouse for goods. Whether it has them is not checked, because the answer would tell a bound user about
 * the stock of the others; the asked ones see that when they accept.
 */
export async function requestTransfer(
  tx: Tx,
  user: Actor,
  given: NewTransfer,
  at = new Date(),
): Promise<string> {
  const { fromWarehouse, toWarehouse, expectedDeliveryDate } = given;
  const items = mergeLines(given.items);
  assertOwnSide(user, toWarehouse);
  assertDelivery(expectedDeliveryDate || null);
  await assertSource(tx, fromWarehouse);
  await assertDestination(tx, toWarehouse);
  for (const { item, quantity } of items)
    await findPlace(tx, { productId: item, warehouseId: fromWarehouse }, quantity);
  return writeTransfer(tx, user, { ...given, items }, 'requested', at);
}
