import type { NewPurchase, PurchaseDetail } from '@turoos/contract';
import type { Tx } from '../../db/transaction';
import type { Actor } from '../../kernel/actor';
import { findOrCreateSupplier } from '../suppliers';
import { enterPurchase } from './enter-purchase';
import { lookUpLines } from './look-up-lines';
import { readPurchaseDetail } from './purchases.queries';

export async function createPurchase(tx: Tx, user: Actor, input: NewPurchase): Promise<PurchaseDetail> {
  const { items = [], ...header } = input;
  const supplier = await findOrCreateSupplier(tx, user, supplierNamed(input));
  const { id } = await enterPurchase(tx, user, { ...header, supplier, lines: await lookUpLines(tx, items) });
  return readPurchaseDetail(tx, id);
}

/** Clients name a supplier by id, by the object purchases answer, or by name. */
export const supplierNamed = ({
  supplier,
  supplierName,
}: Pick<NewPurchase, 'supplier' | 'supplierName'>) => ({
  supplier: typeof supplier === 'object' ? supplier?._id : supplier,
  supplierName,
});
