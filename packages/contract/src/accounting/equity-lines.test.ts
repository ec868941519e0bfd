import { expect, it } from 'vitest';
import { equityLines } from './equity-lines.rules';
import type { EquityChange } from './financial-reports.schema';

const row = (name: string, key: string | null, amount: number) => ({
  account: `id of ${name}`,
  code: '1',
  name,
  key,
  level: 1,
  amount,
});

const change: EquityChange = {
  startDate: '2026-11-01',
  endDate: '2026-11-17',
  opening: 100_000,
  profit: 25_050,
  exchangeDifferences: row('فروق الصرف', 'exchangeDifferences', -1250),
  accounts: [row('رأس المال', 'capital', 50_000), row('مسحوبات المالك', 'drawings', -30_000)],
  netProfit: 23_800,
  closing: 143_800,
};

it('leads from the equity before the period to the one at its end, each figure with its source', () => {
  const lines = equityLines(change);
  expect(lines.map(({ name, amount }) => [name, amount])).toEqual([
    ['حقوق الملكية في بداية الفترة', 100_000],
    ['يُضاف: الربح قبل فروق الصرف', 25_050],
    ['يُطرح: فروق الصرف', -1250],
    ['يُضاف: رأس المال', 50_000],
    ['يُطرح: مسحوبات المالك', -30_000],
    ['حقوق الملكية في نهاية الفترة', 143_800],
  ]);
  const sum = lines.slice(0, -1).reduce((total, { amount }) => total + amount, 0);
  expect(sum).toBe(lines.at(-1)?.amount);
  expect(lines.map(({ source }) => source)).toEqual([
    { report: 'balance-sheet', date: '2026-10-31' },
    { report: 'profit-and-loss' },
    { account: 'id of فروق الصرف' },
    { account: 'id of رأس المال' },
    { account: 'id of مسحوبات المالك' },
    { report: 'balance-sheet', date: '2026-11-17' },
  ]);
});

it('calls a loss a loss, and takes drawings away even when there were none', () => {
  const names = equityLines({
    ...change,
    profit: -1,
    accounts: [row('مسحوبات المالك', 'drawings', 0)],
  }).map(({ name }) => name);
  expect(names).toContain('يُطرح: الخسارة قبل فروق الصرف');
  expect(names).toContain('يُطرح: مسحوبات المالك');
});
