import { knownDecimals } from '../../imports/point-before-three';
import { lastVehicleYear } from '../../vehicles/vehicles.schema';
import type { BroughtProblem, BroughtRows, CheckedSheet } from '../brought-rows';
import { amountFields, columnLabel, missingFields } from '../columns/brought-columns';
import type { SheetChoice } from '../moving-in.schema';
import type { BroughtKind } from '../moving-in.status';
import { movingInTexts } from '../moving-in.texts';
import { headingsOf, type Rows } from '../reading/headings-of';
import { headingCurrency, type Currency } from '../reading/read-amount';
import type { NamedWarehouse } from '../reading/warehouse-columns';
import { checkAccount } from './check-account';
import { checkPart, type PartOptions } from './check-part';
import { checkPrice, checkStock, mergePrices } from './check-stock';
import { checkVehicle } from './check-vehicle';
import { mergeParts } from './merge-parts';
import { partGroups } from './part-groups';
import { quantityReader, usualWarehouse } from './read-quantities';
import { RowReader, type SheetFacts } from './row-reader';
import { skippedRows } from './skipped-rows';

export interface CheckContext {
  /** The day in Yemen. */
  today: string;
  warehouses: readonly NamedWarehouse[];
  /** The numbers with three decimals that a workbook stores as numbers. */
  threeDecimals?: ReadonlySet<string> | undefined;
}

type CheckRow<K extends BroughtKind> = (reader: RowReader) => BroughtRows[K] | undefined;

interface Check<K extends BroughtKind> {
  prepare: (choice: SheetChoice, context: CheckContext, rows: Rows) => CheckRow<K>;
  /** Makes one of the rows that mean the same. */
  merge?: (rows: readonly BroughtRows[K][], problems: BroughtProblem[]) => BroughtRows[K][];
}

const checks: { [K in BroughtKind]: Check<K> } = {
  parts: {
    prepare: (choice, { today, warehouses }, rows) => {
      const options: PartOptions = {
        titles: partGroups(rows, choice),
        make: choice.settings.make,
        lastYear: lastVehicleYear(today),
        readQuantities: quantityReader(choice, warehouses),
        fitmentTexts: new Map(),
      };
      return (reader) => checkPart(reader, options);
    },
    merge: mergeParts,
  },
  stock: {
    prepare: (choice, { warehouses }) => {
      const readQuantities = quantityReader(choice, warehouses);
      return (reader) => checkStock(reader, readQuantities);
    },
  },
  customers: {
    prepare:
      ({ settings }, { today }) =>
      (reader) =>
        checkAccount(reader, settings.invertBalance, today),
  },
  suppliers: {
    prepare:
      ({ settings }, { today }) =>
      (reader) =>
        checkAccount(reader, settings.invertBalance, today),
  },
  prices: { prepare: () => checkPrice, merge: mergePrices },
  vehicles: {
    prepare: ({ settings }, { today }) => {
      const lastYear = lastVehicleYear(today);
      return (reader) => checkVehicle(reader, settings.make, lastYear);
    },
  },
};

/** Reads the rows of a sheet as its choices say, and returns the good ones with the problems of the others. */
export function checkSheet<K extends BroughtKind>(
  kind: K,
  rows: Rows,
  choice: SheetChoice,
  context: CheckContext,
): CheckedSheet<K> {
  const problems: BroughtProblem[] = [];
  const skipped: number[] = [];
  const good: BroughtRows[K][] = [];
  const { prepare, merge }: Check<K> = checks[kind];
  const check = prepare(choice, context, rows);
  const isSkipped = skippedRows(kind, rows, choice);
  const facts: SheetFacts = {
    currencies: columnCurrencies(headingsOf(rows, choice.headerRow), choice),
    isDecimal: knownDecimals(rows, numberColumns(choice), context.threeDecimals),
  };
  for (let place = choice.headerRow; place < rows.length; place++) {
    const cells = rows[place] ?? [];
    if (isSkipped(cells)) {
      skipped.push(place + 1);
      continue;
    }
    const reader = new RowReader(kind, place + 1, cells, choice, problems, facts);
    const row = check(reader);
    if (row) good.push(row);
    else if (reader.isGood) skipped.push(place + 1);
  }
  const merged = merge ? merge(good, problems) : good;
  return { kind, rows: merged, problems: problems.toSorted((a, b) => a.row - b.row), skipped };
}

const quantityFields = ['quantity', 'minStockLevel', 'maxStockLevel'];

/** Returns the columns of amounts and quantities. */
function numberColumns({ mapping, warehouseColumns }: SheetChoice): number[] {
  const mapped = [...amountFields, ...quantityFields].map((field) => mapping[field]);
  return [
    ...mapped.filter((source) => typeof source === 'number'),
    ...Object.keys(warehouseColumns).map(Number),
  ];
}

/** Returns the currencies that the headings of amounts name. */
function columnCurrencies(
  headings: readonly string[],
  { mapping }: SheetChoice,
): Map<number, Currency | 'other'> {
  return new Map(
    amountFields.flatMap((field) => {
      const place = mapping[field];
      const currency = typeof place === 'number' ? headingCurrency(headings[place] ?? '') : undefined;
      return typeof place === 'number' && currency ? [[place, currency] as const] : [];
    }),
  );
}

const hasAmountsIn = ({ mapping }: SheetChoice): boolean =>
  amountFields.some((field) => mapping[field] !== undefined);

/** Whether the user has yet to say the currency of the amounts: nothing in the sheet names it. */
export const needsCurrency = (choice: SheetChoice): boolean =>
  choice.settings.currency === null && hasAmountsIn(choice);

/** Returns why a sheet cannot be brought at all with these choices. */
export function choiceProblem(
  kind: BroughtKind,
  choice: SheetChoice,
  warehouses: readonly NamedWarehouse[],
): string | undefined {
  const { mapping, settings } = choice;
  const hasColumns = Object.keys(choice.warehouseColumns).length > 0;
  const missing = missingFields(kind, mapping, hasColumns);
  if (missing.length > 0)
    return movingInTexts.missingColumns(missing.map((field) => columnLabel(kind, field)).join('، '));
  if (needsCurrency(choice)) return movingInTexts.currencyRequired;
  const hasAmounts = hasAmountsIn(choice);
  if (hasAmounts && settings.currency === 'YER' && !settings.rate) return movingInTexts.rateRequired;
  const lacksPlace = mapping['quantity'] !== undefined && mapping['warehouse'] === undefined;
  return lacksPlace && usualWarehouse(choice, warehouses) === undefined
    ? movingInTexts.warehouseRequired
    : undefined;
}
