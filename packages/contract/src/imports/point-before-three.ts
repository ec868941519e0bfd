import { latinDigits } from '../kernel/fold';

/** «137.500»: its point separates thousands or decimals. «0.500» and «1250.500» have decimals only. */
const either = /^-?[1-9]\d{0,2}\.\d{3}$/;
/** «0.000», «1500.000» and «1,500.000», which only a program writes, and then behind every number of the column. */
const writtenDecimals = /^-?(?:0|\d{4,}|\d{1,3}(?:,\d{3})+)\.000$/;
/** A fraction of a rial below so many rials is more likely a thousand that lost its zeros: 12.500 typed into a workbook. */
const suspectBelow = 1000;

/** Numbers of a table of which the point is known to stand before decimals, by their row and column from zero. */
export type KnownDecimals = (row: number, column: number) => boolean;

type Table = readonly (readonly string[])[];

/** Whether a number, without a currency beside it, has a point that may separate thousands. */
export const isPointAmbiguous = (number: string): boolean => either.test(number);

/** Returns what is known of the points of a table from its columns, and from the numbers that a workbook stores as such. */
export function knownDecimals(
  table: Table,
  columns: Iterable<number>,
  stored?: ReadonlySet<string>,
): KnownDecimals {
  const decimal = new Set<number>();
  for (const column of columns)
    if (table.some((row) => writtenDecimals.test(latinDigits(row[column] ?? '').trim()))) decimal.add(column);
  return (row, column) => decimal.has(column) || stored?.has(`${row}:${column}`) === true;
}

/** What a point was taken for, where that deserves a note. */
export type PointNote = 'thousands' | 'decimals' | 'fraction';

/**
 * Reads an amount or a quantity whose point may be ambiguous. A rial has no thousandths, so in rials the point separates
 * thousands; elsewhere it deserves a note where the last decimal is a zero, which nobody types.
 */
export function readPoint(
  amount: number,
  { isAmbiguous, inRials }: { isAmbiguous: boolean; inRials: boolean },
): { amount: number; note?: PointNote } {
  const thousandths = Math.round(amount * 1000);
  if (isAmbiguous && inRials) return { amount: thousandths, note: 'thousands' };
  if (isAmbiguous && thousandths % 10 === 0) return { amount, note: 'decimals' };
  const isSuspect = inRials && !Number.isInteger(amount) && Math.abs(amount) < suspectBelow;
  return { amount, ...(isSuspect && { note: 'fraction' as const }) };
}
