import type { NewTransfer } from '@turoos/contract';
import type { Tx } from '../../db/transaction';
import type { Actor } from '../../kernel/actor';
import { assertDelivery } from './check-delivery';
import { assertDestination, assertSource } from './check-places';
import { assertOwnSide } from './own-side';
import { assertAllAvailable } from './transfer-lines';
import { mergeLines } from './transfers.rules';
import { writeTransfer } from './write-transfer';

/** Creates a transfer that waits for approval; no goods move before it is shipped. */
export async function createTransfer(
  tx: Tx,
  user: Actor,
  given: NewTransfer,
  at = new Date(),
): Promise<string> {
  const { fromWarehouse, toWarehouse, expectedDeliveryDate } = given;
  const items = mergeLines(given.items);
  assertOwnSide(user, fromWarehouse);
  assertDelivery(expectedDeliveryDate || null);
  await assertSource(tx, fromWarehouse);
  await assertDestination(tx, toWarehouse);
  await assertAllAvailable(
    tx,
    fromWarehouse,
    items.map(({ item, quantity }) => ({ productId: item, quantity })),
  );
  return writeTransfer(tx, user, { ...given, items }, 'pending', at);
}
