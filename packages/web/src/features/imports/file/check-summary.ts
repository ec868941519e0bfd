import { worth, type CheckedRows, type RowProblem } from '@turoos/contract';
import { newId } from '@/lib/platform/new-id';
import type { CheckSummary, RowNote } from './sheet-messages';

const shownRows = 6;
const shownProblems = 200;

/** Summarises a checked table for the page; every row below the header counts as valid or invalid. */
export function summaryOf(
  table: readonly (readonly string[])[],
  { valid, invalid: problems, duplicates, notes }: CheckedRows,
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
    notes: grouped(notes),
  };
}

/** Puts equal notes together: one may be on most rows of a file. */
function grouped(notes: readonly RowProblem[]): RowNote[] {
  const groups = new Map<string, Set<number>>();
  for (const { message, row } of notes) groups.set(message, (groups.get(message) ?? new Set()).add(row));
  return [...groups].map(([message, rows]) => ({ message, rows: [...rows] }));
}
