import type { PurchaseChanges } from '@turoos/contract';
import type { Tx } from '../../db/transaction';
import { readLines, type LockedPurchase } from './lock-purchase';
import { lookUpLines, type PurchaseEntry } from './purchase-entry';
import type { PurchaseLine } from './purchase.rules';

/** Returns the order with the changes applied; every field of an order may change. */
export async function orderAfter(
  tx: Tx,
  purchase: LockedPurchase,
  { supplier: _supplier, items, status: _status, version: _version, ...given }: PurchaseChanges,
): Promise<PurchaseEntry> {
  const { account } = purchase;
  const moved = account.id !== purchase.supplierId;
  return {
    ...given,
    supplier: account,
    supplierName: given.supplierName || (moved ? account.name : purchase.supplierName),
    purchaseDate: given.purchaseDate ?? purchase.purchaseDate,
    lines: items ? await lookUpLines(tx, items) : await orderedLines(tx, purchase.id),
    totalAmount: given.totalAmount ?? purchase.totalAmount,
  };
}

const orderedLines = async (tx: Tx, id: string): Promise<PurchaseLine[]> =>
  (await readLines(tx, id)).map(({ productId, name, partNumber, warehouseId, quantity, unitCost }) => ({
    productId,
    name,
    partNumber,
    warehouseId,
    quantity,
    unitCost,
  }));
