import { notFound, purchaseTexts, staleVersion } from '@turoos/contract';
import { sql } from 'kysely';
import type { Tx } from '../../db/transaction';
import { lockSupplierAccount, type SupplierAccount } from '../ledger';
import { unitOf } from '../units';
import type { PurchaseRow } from './purchases.queries';

export interface LockedPurchase extends PurchaseRow {
  /** The locked account of the purchase's current or new supplier. */
  account: SupplierAccount;
}

/**
 * Locks the supplier's account and then the purchase; all code locks in this order. An order may move to
 * another supplier; then that supplier is locked, because an order is on no account yet.
 */
export async function lockPurchase(
  tx: Tx,
  id: string,
  otherSupplier?: () => Promise<SupplierAccount>,
): Promise<LockedPurchase> {
  const seen = await tx
    .selectFrom('purchases')
    .select(['supplierId', 'status'])
    .where('id', '=', id)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
  if (!seen) throw notFound(purchaseTexts.notFound);
  const moves = otherSupplier !== undefined && seen.status === 'pending';
  const account = moves ? await otherSupplier() : await lockSupplierAccount(tx, seen.supplierId);
  const purchase = await tx
    .selectFrom('purchases')
    .selectAll()
    .where('id', '=', id)
    .where('deletedAt', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (!purchase) throw notFound(purchaseTexts.notFound);
  if (purchase.supplierId !== seen.supplierId || (moves && purchase.status !== 'pending'))
    throw staleVersion();
  return { ...purchase, account };
}

export const readLines = (tx: Tx, purchaseId: string) =>
  tx
    .selectFrom('purchaseItems')
    .selectAll()
    .select(unitOf(sql`purchase_items.product_id`).as('unit'))
    .where('purchaseId', '=', purchaseId)
    .orderBy('position')
    .execute();

export type LockedLine = Awaited<ReturnType<typeof readLines>>[number];
