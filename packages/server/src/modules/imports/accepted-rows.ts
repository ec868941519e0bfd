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

/** The good rows of an import and what is wrong with the others; refused when none is good. */
export function acceptedRows({ valid, invalid, duplicates }: CheckedRows): {
  rows: ImportRow[];
  failedRows: FailedRow[];
} {
  const failed = new Map<number, FailedRow>();
  for (const { row, partNumber, message } of invalid) {
    const one = failed.get(row) ?? { row, partNumber, errors: [] };
    one.errors.push(message);
    failed.set(row, one);
  }
  const failedRows = [...failed.values()].toSorted((a, b) => a.row - b.row);
  if (valid.length > 0) return { rows: valid, failedRows };
  throw new AppError(
    'VALIDATION',
    duplicates.length > 0 ? importTexts.duplicates(someOf(duplicates)) : importTexts.nothing,
    { failedRows: failedRows.slice(0, mostListed) },
  );
}
