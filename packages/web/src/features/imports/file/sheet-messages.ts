import type { ImportMapping, ImportRow, RowProblem } from '@turoos/contract';

/** Summary of a file that was read; the rows themselves stay in the worker. */
export interface OpenedSheet {
  header: string[];
  /** The first rows below the header. */
  samples: string[][];
  rows: number;
  /** The columns recognised by their headers. */
  mapping: ImportMapping;
}

export interface CheckSummary {
  /** A new id for each check. */
  id: string;
  valid: number;
  /**
   * The number of all other rows: each may have several problems, or none where a repeated number blocks the
   * file.
   */
  invalid: number;
  /** The purchase's total, in cents. */
  total: number;
  first: ImportRow[];
  problems: RowProblem[];
  problemCount: number;
  duplicates: string[];
  notes: RowNote[];
}

/** A note on valid rows: what was read in one of two ways. */
export interface RowNote {
  message: string;
  rows: number[];
}
