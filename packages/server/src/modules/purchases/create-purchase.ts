import type { NewPurchase, PaidPurchase } from '@turoos/contract';
import type { Tx } from '../../db/transaction';
import type { Actor } from '../../kernel/actor';
import { recordChange } from '../../kernel/audit';
import { readRates } from '../exchange-rates';
import { findOrCreateSupplier } from '../suppliers';
import type { LockedPurchase } from './lock-purchase';
import { checkEntry, lookUpLines, placeOf, supplierNamed, type PurchaseEntry } from './purchase-entry';
import { readPurchase, readPurchaseDetail } from './purchases.queries';
import { receivePurchase } from './receive-purchase';
import { identify, writePurchase } from './write-purchase';

export async function createPurchase(tx: Tx, user: Actor, input: NewPurchase): Promise<PaidPurchase> {
  const { items = [], status, ...header } = input;
  const supplier = await findOrCreateSupplier(tx, user, supplierNamed(input));
  const entry = { ...header, supplier, lines: await lookUpLines(tx, items) };
  const { id, tendered } = await (status === 'pending' ? orderPurchase : receivePurchase)(tx, user, entry);
  return { ...(await readPurchaseDetail(tx, id)), ...tendered };
}

/**
 * Writes an order, or overwrites it with its current entry: no goods, no debt. The caller has locked the
 * supplier.
 */
export async function orderPurchase(
  tx: Tx,
  user: Actor,
  entry: PurchaseEntry,
  ordered?: LockedPurchase,
): Promise<{ id: string; totalAmount: number; tendered?: undefined }> {
  const checked = await checkEntry(tx, 'pending', entry, ordered);
  const before = ordered && (await readPurchase(tx, ordered.id));
  const { usdToYer } = ordered ?? (await readRates(tx, placeOf(user, checked), checked.header.purchaseDate));
  const identity = await identify(tx, entry.at, ordered);
  await writePurchase(tx, user, identity, { ...checked, status: 'pending', usdToYer }, ordered);
  await recordChange(tx, user, {
    action: ordered ? 'purchase.update' : 'purchase.create',
    entity: 'purchases',
    entityId: identity.id,
    before,
    after: await readPurchase(tx, identity.id),
  });
  return { id: identity.id, totalAmount: checked.total };
}
