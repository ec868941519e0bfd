import { ltr, type BroughtProblemEntry } from '@turoos/contract';
import { formatNumber } from '@/lib/format/format';

/** Equal notes on several rows, with what the first of them contains. */
export interface ProblemGroup extends BroughtProblemEntry {
  rows: number[];
}

/** Puts equal notes together in the order of their first rows, because a list of hundreds hides the important ones. */
export function groupProblems(problems: readonly BroughtProblemEntry[]): ProblemGroup[] {
  const groups = new Map<string, ProblemGroup>();
  for (const problem of problems) {
    const { column, message, remark, isLess } = problem;
    const key = JSON.stringify([column, message, remark, isLess]);
    const group = groups.get(key);
    if (group) group.rows.push(problem.row);
    else groups.set(key, { ...problem, rows: [problem.row] });
  }
  return [...groups.values()];
}

const SHOWN = 5;

/** '3، 8، 12 و21 غيرها' */
export function rowsText(rows: readonly number[]): string {
  const shown = rows.slice(0, SHOWN).map((row) => ltr(String(row)));
  const others = rows.length - shown.length;
  return shown.join('، ') + (others > 0 ? ` و${formatNumber(others)} غيرها` : '');
}
