import { describe, expect, it } from 'vitest';
import type { ProfitAndLoss } from './financial-reports.schema';
import { changePercent, profitLines } from './profit-lines.rules';

const row = (name: string, key: string | null, current: number) => ({
  account: name,
  code: '1',
  name,
  key,
  level: 1,
  current,
  previous: 0,
  months: [current],
});
const only = (current: number) => ({ current, previous: 0 });

/** 100 of sales, 8 back, 60 of cost, 5 of other income, 12 of rent; 3 found in the drawer, 7 lost to rates. */
const report: ProfitAndLoss = {
  startDate: '2026-11-01',
  endDate: '2026-11-30',
  previous: { startDate: '2026-10-01', endDate: '2026-10-31' },
  income: [row('مبيعات', 'sales', 10_000), row('مردودات', 'salesReturns', -800), row('عمولة', null, 500)],
  costs: [row('تكلفة', 'costOfGoodsSold', 6000)],
  expenses: [row('إيجار', null, 1200)],
  differences: [row('صندوق', 'cashDifferences', 300), row('صرف', 'exchangeDifferences', -700)],
  netSales: only(9200),
  costOfSales: only(6000),
  grossProfit: only(3200),
  otherIncome: only(500),
  totalExpenses: only(1200),
  totalDifferences: only(-400),
  netProfit: only(2100),
  months: [
    {
      month: '2026-11',
      netSales: 9200,
      costOfSales: 6000,
      grossProfit: 3200,
      otherIncome: 500,
      expenses: 1200,
      differences: -400,
      netProfit: 2100,
    },
  ],
};

describe('the rows of the profit and loss', () => {
  it('lead from the sales to the net profit', () =>
    expect(profitLines(report).map(({ name, tone, current }) => [tone, name, current])).toEqual([
      ['heading', 'المبيعات', 0],
      ['account', 'مبيعات', 10_000],
      ['account', 'مردودات', -800],
      ['total', 'صافي المبيعات', 9200],
      ['heading', 'يُطرح: تكلفة المبيعات', 0],
      ['account', 'تكلفة', 6000],
      ['total', 'إجمالي تكلفة المبيعات', 6000],
      ['total', 'مجمل الربح', 3200],
      ['heading', 'يُضاف: إيرادات أخرى', 0],
      ['account', 'عمولة', 500],
      ['total', 'إجمالي الإيرادات الأخرى', 500],
      ['heading', 'يُطرح: المصروفات', 0],
      ['account', 'إيجار', 1200],
      ['total', 'إجمالي المصروفات', 1200],
      ['heading', 'يُضاف: الفروق (الخسارة بالسالب)', 0],
      ['account', 'صندوق', 300],
      ['account', 'صرف', -700],
      ['total', 'إجمالي الفروق', -400],
      ['result', 'صافي الربح', 2100],
    ]));

  it('add up: costs are subtracted, everything else is added', () => {
    const effects = profitLines(report).filter(({ tone }) => tone === 'account');
    const profit = effects.reduce(
      (sum, { kind, current }) => sum + (kind === 'cost' ? -current : current),
      0,
    );
    expect(profit).toBe(report.netProfit.current);
  });
});

describe('the change against the period before', () => {
  it.each([
    [15_000, 10_000, 50],
    [-5000, 10_000, -150],
    [5000, -5000, 200],
    [100, 100, null],
    // 0.90 dollars are no base
    [308_619, 90, null],
    [308_619, -9, null],
    [1_100_000, 100_000, null],
    [1_099_000, 100_000, 999],
  ])('of %i against %i is %s', (current, previous, percent) =>
    expect(changePercent({ current, previous })).toBe(percent),
  );
});
