import { fold } from '../../kernel/fold';
import { must } from '../../kernel/must';
import { amountFields, missingFields } from '../columns/brought-columns';
import type { SheetChoice } from '../moving-in.schema';
import { broughtKindNames, type BroughtKind } from '../moving-in.status';
import { headingKey } from './heading-key';
import { headingsOf, type Rows } from './headings-of';
import { mapHeadings, mayMean } from './map-headings';
import { mostlyNegative } from './mostly-negative';
import { headingCurrency, readAmount, type Currency } from './read-amount';
import { titleDay } from './title-day';
import { warehouseFinder, type NamedWarehouse } from './warehouse-columns';

/** How far below titles, dates and logos headings are looked for. */
const mostTitleRows = 40;
/** How many rows are looked through for a currency beside amounts. */
const lookedThrough = 500;

const sheetNames: Record<BroughtKind, RegExp> = {
  parts: /اصناف|صنف|قطع|منتج|مواد|items?\b|products?\b|parts?\b/,
  stock: /مخزون|مخزن|جرد|ارصده الاصناف|كميات|stock|inventory|quant|\bbin\b/,
  customers: /عملاء|عميل|زبائن|زباين|زبون|ديون|مدينون|customer|client|debtor|receivable/,
  suppliers: /مورد|دائنون|supplier|vendor|creditor|payable/,
  prices: /اسعار|تسعير|price/,
  vehicles: /سيارات|سياره|مركبات|vehicle|fleet|\bcars?\b/,
};
const catalogueFields = ['sellingPrice', 'wholesalePrice', 'brand', 'category', 'fitments', 'oemNumbers'];
interface Reading {
  kind: BroughtKind;
  mapping: Record<string, number>;
  warehouseColumns: Record<string, string>;
  score: number;
}

/**
 * Proposes how a sheet is read: what it holds, the row of its headings and the meaning of its columns. The kind is
 * null when the headings say nothing.
 */
export function recogniseSheet(
  name: string,
  rows: Rows,
  warehouses: readonly NamedWarehouse[] = [],
): SheetChoice {
  const findWarehouse = warehouseFinder(warehouses);
  let best: (Reading & { headerRow: number; headings: string[] }) | undefined;
  for (let row = 1; row <= Math.min(rows.length, mostTitleRows); row++) {
    if (!rows[row - 1]?.length) continue;
    const headings = headingsOf(rows, row);
    const reading = readHeadings(fold(name), headings, findWarehouse);
    if (reading.score > (best?.score ?? 14)) best = { ...reading, headerRow: row, headings };
  }
  if (!best) return choiceOf(null, likelyHeaderRow(rows));
  const { kind, headerRow, mapping, warehouseColumns, headings } = best;
  const choice = choiceOf(kind, headerRow);
  choice.mapping = mapping;
  choice.warehouseColumns = warehouseColumns;
  choice.settings.currency =
    currencyOf(best, headings, [name, ...rows.slice(0, headerRow - 1).flat()]) ??
    currencyInCells(mapping, rows.slice(headerRow, headerRow + lookedThrough));
  if (kind === 'customers' || kind === 'suppliers') choice.settings.day = titleDay(rows, headerRow, name);
  choice.settings.invertBalance =
    kind === 'suppliers' &&
    mapping['balance'] !== undefined &&
    mostlyNegative(rows, headerRow, mapping['balance']);
  return choice;
}

/** Maps columns by their headings for a kind that a user chose. */
export const mapColumns = (
  kind: BroughtKind,
  rows: Rows,
  headerRow: number,
  warehouses: readonly NamedWarehouse[] = [],
): Pick<SheetChoice, 'mapping' | 'warehouseColumns'> => {
  const { mapping, warehouseColumns } = readAs(
    kind,
    headingsOf(rows, headerRow),
    warehouseFinder(warehouses),
  );
  return { mapping, warehouseColumns };
};

const choiceOf = (kind: BroughtKind | null, headerRow: number): SheetChoice => ({
  kind,
  headerRow,
  mapping: {},
  warehouseColumns: {},
  settings: { currency: null, onStock: 'skip', onExisting: 'replace', invertBalance: false },
  answers: {},
});

function readHeadings(
  sheetName: string,
  headings: readonly string[],
  findWarehouse: (text: string) => string | undefined,
): Reading {
  const all = fold(headings.join(' | '));
  const readings = broughtKindNames.map((kind) => {
    const reading = readAs(kind, headings, findWarehouse);
    if (reading.score > 0 && sheetNames[kind].test(sheetName)) reading.score += 12;
    return reading;
  });
  const of = (kind: BroughtKind) => must(readings.find((one) => one.kind === kind));
  const isBare = !catalogueFields.some((field) => of('parts').mapping[field] !== undefined);
  if (sheetNames.stock.test(sheetName) && isBare) of('stock').score += 30;
  if (/price list|قايمه الاسعار/.test(all)) of('prices').score += 15;
  if (/عميل|زبون|customer|client/.test(all)) of('customers').score += 8;
  if (/مورد|supplier|vendor/.test(all)) of('suppliers').score += 8;
  return readings.reduce((best, one) => (one.score > best.score ? one : best));
}

function readAs(
  kind: BroughtKind,
  headings: readonly string[],
  findWarehouse: (text: string) => string | undefined,
): Reading {
  const keys = headings.map(headingKey);
  const mapping = mapHeadings(kind, keys);
  if (kind === 'customers' || kind === 'suppliers') mapOtherBalance(kind, mapping, headings, keys);
  const warehouseColumns: Record<string, string> = {};
  if (kind === 'parts' || kind === 'stock') {
    const taken = new Set(Object.values(mapping));
    for (const [place, heading] of headings.entries()) {
      const id = heading === '' || taken.has(place) ? undefined : findWarehouse(heading);
      if (id !== undefined) warehouseColumns[place] = id;
    }
  }
  const columns = Object.keys(warehouseColumns).length;
  // beside the quantities of single warehouses, one for all is their sum
  if (columns > 0) delete mapping['quantity'];
  const missing = missingFields(kind, mapping, columns > 0).length;
  return {
    kind,
    mapping,
    warehouseColumns,
    score: 10 * (Object.keys(mapping).length + columns) - 25 * missing,
  };
}

/** Shops keep accounts in two currencies side by side: «رصيد دولار» and «رصيد ريال» mean the same but for that. */
function mapOtherBalance(
  kind: BroughtKind,
  mapping: Record<string, number>,
  headings: readonly string[],
  keys: readonly string[],
): void {
  const { balance } = mapping;
  if (balance === undefined || mapping['otherBalance'] !== undefined) return;
  const taken = new Set(Object.values(mapping));
  const currency = headingCurrency(headings[balance] ?? '');
  const place = keys.findIndex((key, at) => {
    const own = taken.has(at) ? undefined : headingCurrency(headings[at] ?? '');
    return own !== undefined && own !== currency && mayMean(kind, key, 'balance');
  });
  if (place !== -1) mapping['otherBalance'] = place;
}

/** Rials in any column make it a sheet in rials, because the rate must be asked for. */
function currencyOf(
  { mapping }: Reading,
  headings: readonly string[],
  around: readonly string[],
): Currency | null {
  const amounts = Object.entries(mapping).flatMap(([field, place]) =>
    amountFields.includes(field) ? [headings[place] ?? ''] : [],
  );
  const named = amounts.map(headingCurrency);
  if (named.includes('YER')) return 'YER';
  if (named.includes('USD')) return 'USD';
  return around.map(headingCurrency).find((currency) => currency === 'USD' || currency === 'YER') ?? null;
}

/** Rials beside one amount speak for the amounts that name no currency, dollars beside one do not. */
function currencyInCells(mapping: Reading['mapping'], rows: Rows): Currency | null {
  const places = Object.entries(mapping).flatMap(([field, place]) =>
    amountFields.includes(field) ? [place] : [],
  );
  const isInRials = rows.some((cells) =>
    places.some((place) => readAmount((cells[place] ?? '').trim())?.currency === 'YER'),
  );
  return isInRials ? 'YER' : null;
}

/** Returns the first row of several texts, which headings usually are; zero when numbers stand there already. */
function likelyHeaderRow(rows: Rows): number {
  const place = rows.findIndex((cells) => cells.filter((cell) => cell.trim() !== '').length > 1);
  const cells = rows[place] ?? [];
  return cells.length === 0 ||
    cells.some((cell) => /^[\d٠-٩.,٫٬\s-]+$/.test(cell.trim()) && cell.trim() !== '')
    ? 0
    : place + 1;
}
