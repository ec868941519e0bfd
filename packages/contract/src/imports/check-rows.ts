import { entriesOf } from '../kernel/keys-of';
import { checkRow, type ImportRow, type NumberReading, type RawRow, type RowProblem } from './check-row';
import { importFields, type ImportMapping } from './import-columns';
import { importTexts } from './imports.texts';
import { knownDecimals } from './point-before-three';

export interface CheckedRows {
  valid: ImportRow[];
  /** One entry per problem; a row may have several. */
  invalid: RowProblem[];
  /** Part numbers, in any spelling, of rows that contradict each other; if there are any, no row is valid. */
  duplicates: string[];
  /** What was read of valid rows in one of two ways. */
  notes: RowProblem[];
}

export interface CheckOptions {
  /** Rials per dollar, when the file's prices are in rials. */
  rate?: number | undefined;
  /** The numbers with three decimals that a workbook stores as numbers. */
  threeDecimals?: ReadonlySet<string> | undefined;
}

/** Sorts the rows of a file into valid rows and problems. The first row is the header. */
export function checkRows(
  table: readonly (readonly string[])[],
  mapping: ImportMapping,
  { rate, threeDecimals }: CheckOptions = {},
): CheckedRows {
  const columns = Object.values(mapping).filter((source) => typeof source === 'number');
  const isDecimal = knownDecimals(table, columns, threeDecimals);
  return check(rowsOf(table, mapping), {
    rate,
    isDecimal: (row, field) => {
      const source = mapping[field];
      return typeof source === 'number' && isDecimal(row - 1, source);
    },
  });
}

/** Yields the rows below the header by field, with the cells as they are in the file. */
export function* rowsOf(table: readonly (readonly string[])[], mapping: ImportMapping): Generator<RawRow> {
  const sources = entriesOf(mapping);
  const header = table.findIndex((cells) => cells.length > 0);
  for (let place = header + 1; place < table.length; place++) {
    const cells = table[place];
    if (!cells || cells.length === 0) continue;
    const raw: RawRow = { row: place + 1 };
    for (const [field, source] of sources)
      raw[field] = typeof source === 'number' ? cells[source] : source?.always;
    yield raw;
  }
}

/** An import row sent by a client: the fields of the specification and the row number in the file. */
export type ImportItem = Readonly<Record<string, unknown>>;

/** Checks rows sent by a client with the same rules, because the server cannot trust the client's check. */
export const checkItems = (items: readonly ImportItem[]): CheckedRows => check(sentRows(items), {});

function* sentRows(items: readonly ImportItem[]): Generator<RawRow> {
  for (const [place, item] of items.entries()) {
    const raw: RawRow = { row: Number.isInteger(item['row']) ? Number(item['row']) : place + 2 };
    for (const field of importFields) {
      const value = item[field];
      if (typeof value === 'string' || typeof value === 'number') raw[field] = String(value);
    }
    yield raw;
  }
}

function check(rows: Iterable<RawRow>, reading: NumberReading): CheckedRows {
  const valid: ImportRow[] = [];
  const invalid: RowProblem[] = [];
  const notes: RowProblem[] = [];
  for (const raw of rows) {
    const row = checkRow(raw, reading, { problems: invalid, notes });
    if (row) valid.push(row);
  }
  const { once, again } = withoutCopies(valid);
  for (const { row, partNumber } of again)
    invalid.push({ row, partNumber, field: 'partNumber', message: importTexts.copy });
  const repeated = repeatedRows(once);
  if (repeated.length === 0) return { valid: once, invalid, duplicates: [], notes };
  for (const { row, partNumber } of repeated)
    invalid.push({ row, partNumber, field: 'partNumber', message: importTexts.duplicate });
  const duplicates = new Map(repeated.map(({ code, partNumber }) => [code, partNumber]));
  return { valid: [], invalid, duplicates: [...duplicates.values()], notes: [] };
}

/** Separates exact copies of earlier rows: a repeated row is a mistake in the file and is imported once. */
function withoutCopies(rows: readonly ImportRow[]): { once: ImportRow[]; again: ImportRow[] } {
  const seen = new Set<string>();
  const once: ImportRow[] = [];
  const again: ImportRow[] = [];
  for (const row of rows) {
    const words = JSON.stringify({ ...row, row: 0 });
    (seen.has(words) ? again : once).push(row);
    seen.add(words);
  }
  return { once, again };
}

/** Returns the rows whose part number occurs more than once. */
function repeatedRows(rows: readonly ImportRow[]): ImportRow[] {
  const times = new Map<string, number>();
  for (const { code } of rows) times.set(code, (times.get(code) ?? 0) + 1);
  return times.size === rows.length ? [] : rows.filter(({ code }) => (times.get(code) ?? 0) > 1);
}
