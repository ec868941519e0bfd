import {
  checkRows,
  conflict,
  importColumns,
  importTexts,
  missingColumns,
  must,
  readHeader,
  wrongField,
  type AlwaysField,
  type ImportResult,
  type UploadedFile,
} from '@turoos/contract';
import type { Tx } from '../../db/transaction';
import type { Actor } from '../../kernel/actor';
import { postJournal } from '../accounting';
import { firstWarehouse } from '../products';
import { readTable } from '../sheet-reader';
import { moveStock } from '../stock';
import { acceptedRows, requireRows } from './accepted-rows';
import { bringParts } from './bring-parts';
import { withUnits } from './with-units';

/** Imports a file of parts without a purchase; the quantities are added to each part's main warehouse. */
export async function importProducts(user: Actor, file: UploadedFile, forNewParts?: AlwaysField[]) {
  const table = await readTable(file.bytes);
  const mapping = readHeader(table.find((row) => row.length > 0) ?? []);
  const missing = missingColumns(mapping).map((field) => `${field} (${importColumns[field].label})`);
  if (missing.length > 0) throw wrongField('file', importTexts.columns(missing.join('، ')));
  const accepted = acceptedRows(checkRows(table, mapping));
  // cut by code points, because half a surrogate pair can't be stored
  const note = [...file.name].slice(0, 200).join('');
  return async (tx: Tx): Promise<ImportResult> => {
    const warehouseId = await firstWarehouse(tx);
    if (!warehouseId) throw conflict(importTexts.noWarehouse);
    const { rows, failedRows } = requireRows(await withUnits(tx, accepted));
    const ids = await bringParts(tx, user, rows, { warehouseId, forNewParts });
    await moveStock(tx, {
      reason: 'import',
      lines: rows.map(({ code, quantity, costPrice }) => ({
        productId: must(ids.get(code)),
        quantity,
        unitCost: costPrice,
      })),
      userId: user.id,
      within: user.warehouses,
      note,
    });
    await postJournal(tx, { kind: 'openingStock', figures: {}, note, userId: user.id });
    return { importedCount: rows.length, failedRows, purchaseId: null, purchaseNumber: null };
  };
}
