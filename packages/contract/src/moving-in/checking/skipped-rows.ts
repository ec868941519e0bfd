import { fold } from '../../kernel/fold';
import type { SheetChoice } from '../moving-in.schema';
import type { BroughtKind } from '../moving-in.status';
import { headingsOf, type Rows } from '../reading/headings-of';
import { readAmount } from '../reading/read-amount';

/** The fields by which a row means something; a row of sums has none of them. */
const identities: Record<BroughtKind, readonly string[]> = {
  parts: ['partNumber', 'shopCode', 'barcode', 'name'],
  stock: ['number'],
  customers: ['name', 'shopCode', 'phone', 'mobile'],
  suppliers: ['name', 'shopCode', 'phone', 'mobile'],
  prices: ['number'],
  vehicles: ['model', 'vin', 'plate'],
};
/** Finds what may be a total without folding, because every cell of a sheet passes here. */
const mayBeTotal = /جمال|جموع|قبله|منقول|مرح|total|صفح|page/i;
const totalWord =
  /^(?:(?:ال)?(?:اجمالي|مجموع)|ما قبله|(?:ال)?منقول|(?:ال)?مرحل|(?:grand |sub ?)?totals?)(?=$|[\s:=*-])/;
const totalAlone = new RegExp(`${totalWord.source}(?: (?:ال)?(?:كلي|عام|فرعي|صفحه))?[\\s:=*-]*[\\d.,]*$`);
const pageLine = /^(?:صفحه|page)\s*:?\s*\d+/;

/** Returns a function that says of a row whether it is empty, a total, a page's end or the headings once more. */
export function skippedRows(
  kind: BroughtKind,
  rows: Rows,
  choice: SheetChoice,
): (cells: readonly string[]) => boolean {
  const headings = headingsOf(rows, choice.headerRow);
  const places = identities[kind].flatMap((field) => {
    const source = choice.mapping[field];
    return typeof source === 'number' ? [source] : [];
  });

  /** «إجمالي الفلاتر» is a total where no number stands beside it, «مجموع مفاتيح» with its number is a part. */
  const isTotal = (cell: string, cells: readonly string[], filled: readonly string[]): boolean => {
    const text = fold(cell).replace(/^[\s:*=-]+/, '');
    if (pageLine.test(text)) return filled.length <= 3;
    if (!totalWord.test(text)) return false;
    const others = filled.filter((other) => other !== cell);
    if (totalAlone.test(text))
      return others.every((other) => readAmount(other.trim()) || mayBeTotal.test(other));
    return (
      places.every((place) => !cells[place]?.trim() || cells[place] === cell) &&
      others.every((other) => readAmount(other.trim()))
    );
  };

  /** Printed reports repeat their headings on every page, letter by letter. */
  const isHeading = (cells: readonly string[], filled: number): boolean => {
    let same = 0;
    for (const [place, cell] of cells.entries()) if (cell !== '' && cell.trim() === headings[place]) same++;
    return same >= 2 && same * 3 >= filled * 2;
  };

  return (cells) => {
    const filled = cells.filter((cell) => cell !== '' && cell.trim() !== '');
    if (filled.length === 0) return true;
    if (filled.some((cell) => mayBeTotal.test(cell) && isTotal(cell, cells, filled))) return true;
    if (places.every((place) => !cells[place]?.trim()) && filled.every((cell) => readAmount(cell.trim())))
      return true;
    return isHeading(cells, filled.length);
  };
}
