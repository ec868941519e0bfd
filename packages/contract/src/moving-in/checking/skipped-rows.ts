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
/** Finds what may be a total or a footer without folding, because every cell of a sheet passes here. */
const mayBeTotal = /جمال|جموع|قبله|منقول|مرح|total/i;
const mayBeFooter = /صفح|طُ?ب[عا]|ستخدم|وقيع|حاسب|دير|ختم|page|print|user/i;
const totalWord =
  /^(?:(?:ال)?(?:اجمالي|مجموع)|ما قبله|(?:ال)?منقول|(?:ال)?مرحل|(?:grand |sub ?)?totals?)(?=$|[\s:=*-])/;
const totalAlone = new RegExp(`${totalWord.source}(?: (?:ال)?(?:كلي|عام|فرعي|صفحه))?[\\s:=*-]*[\\d.,]*$`);
/** What reports print below their pages: who printed them and when, and the number of the page. */
const printLine =
  /^(?:(?:ال)?صفحه|page)(?: رقم)?\s*:?\s*\d+|^(?:تم(?:ت)? )?(?:ال)?(?:طبع|طبعه|طبعت|طباعه)(?: (?:بواسطه|من قبل|في|بتاريخ|يوم)|\s*:)|^(?:تاريخ|وقت|يوم|ساعه) (?:و?(?:وقت|تاريخ) )?(?:ال)?طباعه|^print(?:ed|ing)? (?:by|on|at|date|time)/;
/** A place for a name or a signature: «المحاسب: ....». */
const signatureLine =
  /^(?:اسم )?(?:(?:ال)?(?:مستخدم|توقيع|محاسب|مدير(?: (?:ال)?عام)?|ختم)|user)\s*(?:[:：]|[._…]{3})/;

/** Returns a function that says of a row whether it is empty, a total, a page's end, a footer or the headings once more. */
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
    if (!totalWord.test(text)) return false;
    const others = filled.filter((other) => other !== cell);
    if (totalAlone.test(text))
      return others.every((other) => readAmount(other.trim()) || mayBeTotal.test(other));
    return (
      places.every((place) => !cells[place]?.trim() || cells[place] === cell) &&
      others.every((other) => readAmount(other.trim()))
    );
  };

  const isFooter = (cell: string, filled: readonly string[]): boolean => {
    const text = fold(cell).replace(/^[\s:*=-]+/, '');
    if (printLine.test(text)) return filled.length <= 4;
    return (
      signatureLine.test(text) && filled.length <= 4 && !filled.some((other) => readAmount(other.trim()))
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
    if (filled.some((cell) => mayBeFooter.test(cell) && isFooter(cell, filled))) return true;
    if (places.every((place) => !cells[place]?.trim()) && filled.every((cell) => readAmount(cell.trim())))
      return true;
    return isHeading(cells, filled.length);
  };
}
