import { texts } from '../kernel/errors';
import { exact } from '../kernel/exact';
import { foldCode, plainCode } from '../kernel/fold';
import { fromYer } from '../kernel/money';
import { roundQuantity } from '../kernel/round-quantity';
import { oneLine } from '../kernel/one-line';
import { isStorable } from '../kernel/storable';
import { bareNumber, importNumber } from './import-number';
import { importColumns, requiredFields, type ImportField } from './import-columns';
import { importTexts } from './imports.texts';
import { isPointAmbiguous, readPoint } from './point-before-three';
import { partTypeCalled } from './type-words';

/** A row as read from the file, with its row number. */
export type RawRow = { row: number } & { [F in ImportField]?: string | undefined };

/** A valid row; amounts in cents. */
export interface ImportRow {
  row: number;
  partNumber: string;
  /** The folded part number: rows with equal codes mean the same part. */
  code: string;
  name: string;
  category: string;
  type: 'new' | 'used';
  partStatus: string;
  purchasePrice: number;
  costPrice: number;
  sellingPrice: number;
  quantity: number;
  /**
   * The unit's code, or a name that only the shop's own units may match; undefined when the file has none.
   */
  unit?: string | undefined;
  supplierPartNumber?: string | undefined;
  condition?: string | undefined;
  minStockLevel?: number | undefined;
  maxStockLevel?: number | undefined;
  discountPercentage?: number | undefined;
}

/** A problem, with its row in the file and its column. */
export interface RowProblem {
  row: number;
  partNumber: string;
  field: ImportField;
  message: string;
}

const longest = {
  partNumber: 100,
  name: 200,
  category: 200,
  partStatus: 100,
  unit: 30,
  supplierPartNumber: 100,
  condition: 100,
} as const;
/** Upper limits: a hundred million dollars per piece, and as many pieces as stock can hold. */
const mostCents = 10_000_000_000;
const mostPieces = 1_000_000_000;

type Report = (field: ImportField, message: string) => void;

/** How the numbers of a file are read. */
export interface NumberReading {
  /** Rials per dollar, when the prices are in rials. */
  rate?: number | undefined;
  /** Whether the point of a number is known to stand before decimals. */
  isDecimal?: (row: number, field: ImportField) => boolean;
}

/**
 * Returns the valid row; otherwise returns undefined and adds its problems to the list. Notes are on numbers of which
 * the file does not say how they are meant.
 */
export function checkRow(
  raw: RawRow,
  reading: NumberReading,
  { problems, notes }: { problems: RowProblem[]; notes: RowProblem[] },
): ImportRow | undefined {
  const before = problems.length;
  const noted: RowProblem[] = [];
  const into =
    (list: RowProblem[]): Report =>
    (field, message) =>
      list.push({ row: raw.row, partNumber: raw.partNumber?.trim() ?? '', field, message });
  const report = into(problems);
  const number = numberReader(raw, reading, into(noted));

  const missing = requiredFields.filter((field) => !raw[field]?.trim());
  const [first] = missing;
  if (first)
    report(first, importTexts.required(missing.map((field) => importColumns[field].label).join('، ')));
  const partNumber = plainCode(text(raw, 'partNumber', report));
  const code = foldCode(partNumber);
  if (partNumber && !code) report('partNumber', importTexts.partNumber);
  const row: ImportRow = {
    row: raw.row,
    partNumber,
    code,
    name: text(raw, 'name', report),
    category: text(raw, 'category', report),
    type: typeOf(raw, report),
    partStatus: text(raw, 'partStatus', report),
    purchasePrice: price(number, 'purchasePrice', reading.rate, report),
    costPrice: price(number, 'costPrice', reading.rate, report),
    sellingPrice: price(number, 'sellingPrice', reading.rate, report),
    quantity: quantity(number, 'quantity', report) ?? 0,
    unit: text(raw, 'unit', report) || undefined,
    supplierPartNumber: plainCode(text(raw, 'supplierPartNumber', report)) || undefined,
    condition: text(raw, 'condition', report) || undefined,
    minStockLevel: quantity(number, 'minStockLevel', report),
    maxStockLevel: quantity(number, 'maxStockLevel', report),
    discountPercentage: discount(raw, report),
  };
  if (problems.length > before) return undefined;
  notes.push(...noted);
  return row;
}

type NumberField =
  | 'purchasePrice'
  | 'costPrice'
  | 'sellingPrice'
  | 'quantity'
  | 'minStockLevel'
  | 'maxStockLevel';
/** Returns the number of a field; undefined when it is empty, and NaN when it is no number. */
type ReadNumber = (field: NumberField, inRials: boolean) => number | undefined;

const numberReader =
  (raw: RawRow, { isDecimal }: NumberReading, remark: Report): ReadNumber =>
  (field, inRials) => {
    const given = raw[field]?.trim();
    if (!given) return undefined;
    const isAmbiguous = isPointAmbiguous(bareNumber(given)) && !isDecimal?.(raw.row, field);
    const { amount, note } = readPoint(importNumber(given) ?? NaN, { isAmbiguous, inRials });
    if (note) remark(field, importTexts.point[note]);
    return amount;
  };

function text(raw: RawRow, field: keyof typeof longest, report: Report): string {
  const value = oneLine(raw[field] ?? '');
  if (value.length > longest[field])
    report(field, importTexts.tooLong(importColumns[field].label, longest[field]));
  else if (!isStorable(value)) report(field, texts.unstorable);
  return value;
}

function typeOf(raw: RawRow, report: Report): 'new' | 'used' {
  const given = raw.type?.trim();
  const type = given && partTypeCalled(given);
  if (given && !type) report('type', importTexts.type);
  return type || 'new';
}

/**
 * Returns the price in rounded cents: sheets calculate prices to many decimals, and amounts in rials rarely
 * convert to whole cents.
 */
function price(
  number: ReadNumber,
  field: 'purchasePrice' | 'costPrice' | 'sellingPrice',
  rate: number | undefined,
  report: Report,
): number {
  const value = number(field, rate !== undefined) ?? 0;
  if (!(value >= 0)) {
    report(field, importTexts.positive[field]);
    return 0;
  }
  const cents = fromYer(value, rate ?? 1);
  if (cents > mostCents) report(field, importTexts.tooBig(importColumns[field].label));
  return cents;
}

/** Returns a number of pieces; an imported quantity must be above zero, a stock level may be zero. */
function quantity(
  number: ReadNumber,
  field: 'quantity' | 'minStockLevel' | 'maxStockLevel',
  report: Report,
): number | undefined {
  const value = number(field, false);
  if (value === undefined) return undefined;
  if (!(value >= 0) || (field === 'quantity' && value === 0)) report(field, importTexts.positive[field]);
  else if (value > mostPieces) report(field, importTexts.tooBig(importColumns[field].label));
  else if (roundQuantity(value) !== value) report(field, importTexts.quantityDecimals);
  return value;
}

function discount(raw: RawRow, report: Report): number | undefined {
  const given = raw.discountPercentage?.trim();
  if (!given) return undefined;
  const value = importNumber(given.replace(/[%٪]$/, ''));
  if (value === undefined || value < 0 || value > 100) report('discountPercentage', importTexts.discount);
  return value === undefined ? undefined : exact(value).round(2);
}
