import {
  importTexts,
  someOf,
  wrongField,
  type CheckedRows,
  type FailedRow,
  type ImportRow,
} from '@turoos/contract';

/** Limit of the failed rows listed in a refusal; users correct a longer file from its beginning. */
const mostListed = 1000;

/** The valid rows of an import, and the failed rows with their errors. */
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

/** Does the same as sortRows, but throws when no row is valid. */
export function acceptedRows(checked: CheckedRows): SortedRows {
  const { duplicates } = checked;
  return requireRows(
    sortRows(checked),
    duplicates.length > 0 ? importTexts.duplicates(someOf(duplicates)) : importTexts.nothing,
  );
}

export function requireRows(sorted: SortedRows, otherwise: string = importTexts.nothing): SortedRows {
  if (sorted.rows.length > 0) return sorted;
  throw wrongField('file', otherwise, { failedRows: sorted.failedRows.slice(0, mostListed) });
}
