import { readSheet, SheetError, type SheetProblem } from '@turoos/sheets';

export type TableOrProblem = { rows: string[][] } | { problem: SheetProblem; message: string };

/** Does the same as readSheet, with a result that can be posted between threads. */
export function tableOrProblem(bytes: Uint8Array): TableOrProblem {
  try {
    return { rows: readSheet(bytes).rows };
  } catch (error) {
    if (error instanceof SheetError) return { problem: error.problem, message: error.message };
    throw error;
  }
}
