import type { ImportPreview } from '@turoos/contract';
import type { CheckSummary } from '../file/sheet-messages';
import { entriesOf, type LogEntry } from './import-outcome';

/** What was found in a file, here and by the server. */
export interface JudgedCheck extends Omit<CheckSummary, 'problems'> {
  problems: LogEntry[];
  /** Of the problems, those only the server knows of. */
  refused: LogEntry[];
}

/** The check with the rows the server would refuse counted among the wrong ones. */
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
