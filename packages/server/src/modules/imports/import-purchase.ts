import { adenDay, checkItems, type ImportInput, type ImportResult, type ImportRow } from '@turoos/contract';
import type { Tx } from '../../db/transaction';
import type { Actor } from '../../kernel/actor';
import { assertInvoiceFree, assertPlaces, receivePurchase } from '../purchases';
import { findOrCreateSupplier } from '../suppliers';
import { acceptedRows, someGood } from './accepted-rows';
import { bringParts } from './bring-parts';
import { withUnits } from './with-units';

/**
 * A supplier's list: its parts, their quantities into the warehouse and the purchase for them, together or not at all.
 * Rows that are wrong are left out and named in the answer.
 */
export function importPurchase(user: Actor, { items, ...input }: ImportInput) {
  const accepted = acceptedRows(checkItems(items));
  return async (tx: Tx): Promise<ImportResult> => {
    const { supplierId, warehouseId, invoiceNo } = input;
    const supplier = await findOrCreateSupplier(tx, user, { supplier: supplierId });
    await assertPlaces(tx, [warehouseId]);
    // also looked at when the purchase is entered; here it spares the work for a file that is sent again
    await assertInvoiceFree(tx, { supplierId, number: invoiceNo });
    const { rows, failedRows } = someGood(await withUnits(tx, accepted));
    const ids = await bringParts(tx, user, rows, warehouseId);
    const { id, purchaseNumber } = await receivePurchase(tx, user, {
      supplier,
      supplierInvoiceNumber: invoiceNo,
      purchaseDate: adenDay(),
      sourceVehicle: input.sourceVehicle,
      lines: rows.map((row) => lineOf(row, ids.get(row.code) as string, warehouseId)),
    });
    return { importedCount: rows.length, failedRows, purchaseId: id, purchaseNumber };
  };
}

/** The file says what the supplier asks for a piece, and what it cost until it lay on the shelf. */
const lineOf = (row: ImportRow, productId: string, warehouseId: string) => ({
  productId,
  name: row.name,
  partNumber: row.partNumber,
  warehouseId,
  quantity: row.quantity,
  unitCost: row.purchasePrice,
  landedCost: row.costPrice,
});
