import { foldCode, type BroughtPart, type BroughtProblem } from '@turoos/contract';
import { sql } from 'kysely';
import type { HeldPart } from '../products';
import { bringingTexts } from './bringing.texts';
import type { Shop } from './plan';

/** Returns the parts of the shop by the barcodes that the rows bring. */
export async function takenBarcodes({ db }: Shop, rows: readonly BroughtPart[]): Promise<[string, string][]> {
  const barcodes = rows.flatMap(({ barcode }) => (barcode ? [foldCode(barcode)] : []));
  const { rows: found } = await sql<{ barcode: string; code: string }>`
    select turoos_code(barcode) as barcode, part_code as code from products
    where barcode <> '' and turoos_code(barcode) = any (${barcodes}::text[])`.execute(db);
  return found.map(({ barcode, code }) => [barcode, code]);
}

/** Returns the row's barcode unless another part has it, in the shop or in the file. */
export function freeBarcode(
  { row, code, barcode }: BroughtPart,
  part: HeldPart | undefined,
  taken: Map<string, string>,
  problems: BroughtProblem[],
): string | undefined {
  const folded = barcode && foldCode(barcode);
  if (!folded) return undefined;
  const owner = taken.get(folded);
  if (owner !== undefined && owner !== code) {
    problems.push({
      row,
      field: 'barcode',
      value: barcode,
      message: bringingTexts.barcodeTaken,
      remark: true,
    });
    return undefined;
  }
  taken.set(folded, code);
  return barcode;
}
