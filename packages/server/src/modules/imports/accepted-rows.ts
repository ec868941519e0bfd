import {
  AppError,
  importTexts,
  someOf,
  type CheckedRows,
  type FailedRow,
  type ImportRow,
} from '@turoos/contract';

/** Rows a refusal lists; a file with more wrong ones is mended from its beginning. */
const mostListed = 1000;

/** The good rows of an import and what is wrong with the others. */
export interface SortedRows {
  rows: ImportRow[];
  failedRows: FailedRow[];
}

export function sortRows({ valid, invalid }: CheckedRows): SortedRows {
  const failed = new Map<number, FailedRow>();
  for (const { row, partNumber, message } of invalid) {
    const one = failed.get(row) ?? { row, partNumber, errors: [] };
    one.errors.push(message);
    failed.set(row, one);
  }
  return { rows: valid, failedRows: [...failed.values()].toSorted((a, b) => a.row - b.row) };
}

/** As sortRows; refused when none is good. */
export function acceptedRows(checked: CheckedRows): SortedRows {
  const { duplicates } = checked;
  return someGood(
    sortRows(checked),
    duplicates.length > 0 ? importTexts.duplicates(someOf(duplicates)) : importTexts.nothing,
  );
}

export function someGood(sorted: SortedRows, otherwise: string = importTexts.nothing): SortedRows {
  if (sorted.rows.length > 0) return sorted;
  throw new AppError('VALIDATION', otherwise, { failedRows: sorted.failedRows.slice(0, mostListed) });
}
