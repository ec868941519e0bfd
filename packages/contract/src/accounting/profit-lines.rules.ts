import type { Compared, ProfitAndLoss, ProfitRow } from './financial-reports.schema';

/** The accounts that make up the net sales; any other income is shown after the gross profit. */
export const netSalesKeys: readonly (string | null)[] = [
  'sales',
  'salesReturns',
  'discounts',
  'campaignGifts',
];

/** A row of the profit and loss: an account, a heading above accounts, or a total below them. */
export interface ProfitLine extends Compared {
  name: string;
  tone: 'heading' | 'account' | 'total' | 'result';
  level: number;
  /** The account's id; null for headings and totals. */
  account: string | null;
  /** What the amounts are: costs are subtracted, differences are gains above zero and losses below. */
  kind: 'income' | 'cost' | 'difference';
  /** An amount for each month of the report. */
  months: readonly number[];
}

type Kind = ProfitLine['kind'];
type MonthFigure = Exclude<keyof ProfitAndLoss['months'][number], 'month'>;

/** Returns the rows of the profit and loss in their order; the screen and every file show exactly these. */
export function profitLines(report: ProfitAndLoss): ProfitLine[] {
  const total = (name: string, of: Compared, month: MonthFigure, kind: Kind = 'income'): ProfitLine => ({
    name,
    tone: month === 'netProfit' ? 'result' : 'total',
    level: 0,
    account: null,
    kind,
    current: of.current,
    previous: of.previous,
    months: report.months.map((one) => one[month]),
  });
  const section = (heading: string, rows: readonly ProfitRow[], sum: ProfitLine): ProfitLine[] =>
    rows.length === 0
      ? []
      : [
          { ...sum, name: heading, tone: 'heading', current: 0, previous: 0, months: [] },
          ...rows.map(({ name, level, account, current, previous, months }) => {
            const amounts = { current, previous, months };
            return { name, tone: 'account' as const, level, account, kind: sum.kind, ...amounts };
          }),
          sum,
        ];
  const { income, costs, expenses, differences, costOfSales, otherIncome, totalExpenses } = report;
  const isOfSales = ({ key }: ProfitRow) => netSalesKeys.includes(key);
  return [
    ...section('المبيعات', income.filter(isOfSales), total('صافي المبيعات', report.netSales, 'netSales')),
    ...section(
      'يُطرح: تكلفة المبيعات',
      costs,
      total('إجمالي تكلفة المبيعات', costOfSales, 'costOfSales', 'cost'),
    ),
    total('مجمل الربح', report.grossProfit, 'grossProfit'),
    ...section(
      'يُضاف: إيرادات أخرى',
      income.filter((row) => !isOfSales(row)),
      total('إجمالي الإيرادات الأخرى', otherIncome, 'otherIncome'),
    ),
    ...section('يُطرح: المصروفات', expenses, total('إجمالي المصروفات', totalExpenses, 'expenses', 'cost')),
    ...section(
      'يُضاف: الفروق (الخسارة بالسالب)',
      differences,
      total('إجمالي الفروق', report.totalDifferences, 'differences', 'difference'),
    ),
    total('صافي الربح', report.netProfit, 'netProfit'),
  ];
}

/** A smaller figure to compare with, in cents, makes a percentage meaningless; so does a larger percentage. */
const leastBase = 100;
const mostPercent = 999;

/** Returns the change against the previous period in percent; null where a percentage would say nothing. */
export function changePercent({ current, previous }: Compared): number | null {
  if (Math.abs(previous) < leastBase || current === previous) return null;
  const percent = ((current - previous) / Math.abs(previous)) * 100;
  return Math.abs(percent) > mostPercent ? null : percent;
}
