import {
  adenDay,
  checkItems,
  must,
  type ImportInput,
  type ImportResult,
  type ImportRow,
} from '@turoos/contract';
import type { Tx } from '../../db/transaction';
import type { Actor } from '../../kernel/actor';
import { assertInvoiceFree, assertPlaces, receivePurchase } from '../purchases';
import { findOrCreateSupplier } from '../suppliers';
import { acceptedRows, requireRows } from './accepted-rows';
import { bringParts } from './bring-parts';
import { withUnits } from './with-units';

/**
 * Imports a supplier's list: parts, stock and the purchase in one transaction. Invalid rows are skipped and
 * listed in the response.
 */
export function importPurchase(user: Actor, { items, ...input }: ImportInput) {
  const accepted = acceptedRows(checkItems(items));
  return async (tx: Tx): Promise<ImportResult> => {
    const { supplierId, warehouseId, invoiceNo } = input;
    const supplier = await findOrCreateSupplier(tx, user, { supplier: supplierId });
    await assertPlaces(tx, [warehouseId]);
    // receivePurchase checks this too; checking here first saves the work for a file that is sent again
    await assertInvoiceFree(tx, { supplierId, number: invoiceNo });
    const { rows, failedRows } = requireRows(await withUnits(tx, accepted));
    const ids = await bringParts(tx, user, rows, { warehouseId, forNewParts: input.forNewParts });
    const { id, purchaseNumber } = await receivePurchase(tx, user, {
      supplier,
      supplierInvoiceNumber: invoiceNo,
      purchaseDate: adenDay(),
      sourceVehicle: input.sourceVehicle,
      lines: rows.map((row) => lineOf(row, must(ids.get(row.code)), warehouseId)),
    });
    return { importedCount: rows.length, failedRows, purchaseId: id, purchaseNumber };
  };
}

/** Returns a purchase line with the supplier's price and the landed cost of the row. */
const lineOf = (row: ImportRow, productId: string, warehouseId: string) => ({
  productId,
  name: row.name,
  partNumber: row.partNumber,
  warehouseId,
  quantity: row.quantity,
  unitCost: row.purchasePrice,
  landedCost: row.costPrice,
});
