import type { FailedRow, ImportResult, ImportRow, RowProblem } from '@turoos/contract';
import type { CheckSummary } from '../file/sheet-messages';

/** One problem of a row; a refusal by the server is about the whole row and has no field. */
export type LogEntry = Omit<RowProblem, 'field'> & { field: RowProblem['field'] | null };

/** The outcome of an import. */
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
  /** All problems found before sending: those rows were not sent, or the server reported them again. */
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

/** Converts the server's refused rows to log entries. */
export const entriesOf = (rows: readonly FailedRow[]): LogEntry[] =>
  rows.flatMap(({ row, partNumber, errors }) =>
    errors.map((message) => ({ row, partNumber, field: null, message })),
  );
