import type { ImportMapping, ImportRow, RowProblem } from '@turoos/contract';

/** What is known of a file once it was read; its rows stay with the worker. */
export interface OpenedSheet {
  header: string[];
  /** The first rows below it. */
  samples: string[][];
  rows: number;
  /** The columns whose headings are known. */
  mapping: ImportMapping;
}

export interface CheckSummary {
  /** Another one for each check. */
  id: string;
  valid: number;
  /** All other rows of the file: each may have several problems, or none where a repeated number blocks them all. */
  invalid: number;
  /** Cents of the purchase. */
  total: number;
  first: ImportRow[];
  problems: RowProblem[];
  problemCount: number;
  duplicates: string[];
}
