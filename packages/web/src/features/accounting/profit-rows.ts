import { profitLines, type ProfitAndLoss, type ProfitLine } from '@turoos/contract';
import type { ReactNode } from 'react';
import type { FigureRow } from './FiguresTable';

/** Returns the rows of the profit and loss, each with its cells; headings have none. */
export const profitRows = (
  report: ProfitAndLoss,
  cellsOf: (line: ProfitLine) => readonly ReactNode[],
): FigureRow[] =>
  profitLines(report).map((line) => ({
    key: line.account ?? line.name,
    name: line.name,
    level: line.level,
    ...(line.account && { account: line.account }),
    ...(line.tone !== 'account' && { tone: line.tone }),
    cells: line.tone === 'heading' ? [] : cellsOf(line),
  }));
