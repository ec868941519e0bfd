import type { ImportPreview } from '@turoos/contract';
import type { CheckSummary } from '../file/sheet-messages';
import { entriesOf, type LogEntry } from './import-outcome';

/** The result of the check in the browser, combined with the server's preview. */
export interface JudgedCheck extends Omit<CheckSummary, 'problems'> {
  problems: LogEntry[];
  /** The problems only the server knows of. */
  refused: LogEntry[];
}

/** Combines the local check with the server's preview: rows it would refuse count as invalid. */
export function judgedCheck(
  checked: CheckSummary,
  preview: Pick<ImportPreview, 'failedRows' | 'total'> | undefined,
): JudgedCheck {
  if (!preview) return { ...checked, refused: [] };
  const rows = new Set(preview.failedRows.map(({ row }) => row));
  const refused = entriesOf(preview.failedRows);
  return {
    ...checked,
    valid: checked.valid - rows.size,
    invalid: checked.invalid + rows.size,
    total: preview.total,
    first: checked.first.filter(({ row }) => !rows.has(row)),
    problems: [...checked.problems, ...refused].toSorted((a, b) => a.row - b.row),
    problemCount: checked.problemCount + refused.length,
    refused,
  };
}
