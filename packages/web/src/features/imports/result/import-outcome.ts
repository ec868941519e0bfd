import type { FailedRow, ImportResult, ImportRow, RowProblem } from '@turoos/contract';
import type { CheckSummary } from '../file/sheet-messages';

/** One thing that is wrong with a row; what the server refuses is about the row as a whole. */
export type LogEntry = Omit<RowProblem, 'field'> & { field: RowProblem['field'] | null };

/** What became of a file. */
export interface ImportOutcome extends Omit<ImportResult, 'failedRows'> {
  fileName: string;
  at: Date;
  valid: number;
  invalid: number;
  /** The first valid rows. */
  first: ImportRow[];
  log: LogEntry[];
}

export interface Imported {
  fileName: string;
  at: Date;
  checked: CheckSummary;
  /** All that was wrong before it was sent: those rows stayed here, or were named by the server once more. */
  problems: readonly RowProblem[];
  result: ImportResult;
}

export function outcomeOf({ fileName, at, checked, problems, result }: Imported): ImportOutcome {
  const { failedRows, ...rest } = result;
  const known = new Set(problems.map(({ row }) => row));
  const refused = failedRows.filter(({ row }) => !known.has(row));
  const refusedRows = new Set(refused.map(({ row }) => row));
  return {
    ...rest,
    fileName,
    at,
    valid: checked.valid - refused.length,
    invalid: checked.invalid + refused.length,
    first: checked.first.filter(({ row }) => !refusedRows.has(row)),
    log: [...problems, ...entriesOf(refused)].toSorted((a, b) => a.row - b.row),
  };
}

/** Rows the server did not take, for the log. */
export const entriesOf = (rows: readonly FailedRow[]): LogEntry[] =>
  rows.flatMap(({ row, partNumber, errors }) =>
    errors.map((message) => ({ row, partNumber, field: null, message })),
  );
