import { addDays } from '../kernel/time';
import type { EquityChange } from './financial-reports.schema';

/** Where the figure of a line comes from: an account's statement, or another report of the books. */
export type EquitySource =
  | { account: string }
  | { report: 'profit-and-loss' }
  | { report: 'balance-sheet'; date: string };

export interface EquityLine {
  name: string;
  /** Cents; what lowers the equity is below zero. */
  amount: number;
  isTotal: boolean;
  source: EquitySource;
}

/** Returns the way from the equity at the beginning to the one at the end; screens and every file show these lines. */
export function equityLines(change: EquityChange): EquityLine[] {
  const dayBefore = addDays(change.startDate, -1);
  const line = (name: string, amount: number, source: EquitySource): EquityLine => ({
    name: `${amount < 0 ? 'يُطرح' : 'يُضاف'}: ${name}`,
    amount,
    isTotal: false,
    source,
  });
  const total = (name: string, amount: number, date: string): EquityLine => ({
    name,
    amount,
    isTotal: true,
    source: { report: 'balance-sheet', date },
  });
  return [
    total('حقوق الملكية في بداية الفترة', change.opening, dayBefore),
    line(change.profit < 0 ? 'الخسارة قبل فروق الصرف' : 'الربح قبل فروق الصرف', change.profit, {
      report: 'profit-and-loss',
    }),
    ...[change.exchangeDifferences, ...change.accounts].map(({ account, name, key, amount }) => ({
      ...line(name, amount, { account }),
      // nothing is drawn in many periods, and drawings never raise the equity
      ...(key === 'drawings' && amount === 0 && { name: `يُطرح: ${name}` }),
    })),
    total('حقوق الملكية في نهاية الفترة', change.closing, change.endDate),
  ];
}
