import { worth, type CheckedRows } from '@turoos/contract';
import { newId } from '@/lib/platform/new-id';
import type { CheckSummary } from './sheet-messages';

const shownRows = 6;
const shownProblems = 200;

/** Summarises a checked table for the page; every row below the header counts as valid or invalid. */
export function summaryOf(
  table: readonly (readonly string[])[],
  { valid, invalid: problems, duplicates }: CheckedRows,
): CheckSummary {
  const rows = Math.max(0, table.filter((cells) => cells.length > 0).length - 1);
  return {
    id: newId(),
    valid: valid.length,
    invalid: rows - valid.length,
    total: valid.reduce((sum, row) => sum + worth(row.quantity, row.purchasePrice), 0),
    first: valid.slice(0, shownRows),
    problems: problems.slice(0, shownProblems),
    problemCount: problems.length,
    duplicates,
  };
}
