import type { ImportMapping, ImportRow, RowProblem } from '@turoos/contract';
import type { SheetAnswers } from './sheet.worker';

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
  valid: number;
  /** Rows, each of which may have several problems. */
  invalid: number;
  /** Cents of the bill. */
  total: number;
  first: ImportRow[];
  problems: RowProblem[];
  problemCount: number;
  duplicates: string[];
}

export interface SheetRequest {
  id: number;
  ask: keyof SheetAnswers;
  given: unknown;
}

export type SheetReply = { id: number } & ({ answer: unknown } | { problem: string | null });
