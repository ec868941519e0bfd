import {
  changePercent,
  profitLines,
  type BalanceSheet,
  type CashFlow,
  type Cell,
  type ExpensesReport,
  type ExportFormat,
  type ProfitAndLoss,
  type TrialBalance,
} from '@turoos/contract';
import type { Db } from '../../db/connect';
import type { Streamed } from '../../kernel/handlers';
import { booksFile, creditOf, debitOf, factsOf, indented, indexesOf, usd } from './books-file';

const openingLabel = 'الرصيد الافتتاحي';
const closingLabel = 'الرصيد الختامي';

export function trialBalanceFile(db: Db, report: TrialBalance, format: ExportFormat): Promise<Streamed> {
  const { rows, totals } = report;
  return booksFile(db, format, {
    name: 'trial-balance',
    title: 'ميزان المراجعة',
    facts: factsOf(report),
    columns: [
      { label: 'الحساب', kind: 'text' },
      { label: 'الرمز', kind: 'code' },
      usd('رصيد سابق مدين'),
      usd('رصيد سابق دائن'),
      usd('حركة مدينة'),
      usd('حركة دائنة'),
      usd('رصيد مدين'),
      usd('رصيد دائن'),
    ],
    rowCount: rows.length + 1,
    totals: [rows.length],
    rows: [
      ...rows.map((row): Cell[] => [
        indented(row),
        row.code,
        debitOf(row.opening),
        creditOf(row.opening),
        row.debit,
        row.credit,
        debitOf(row.closing),
        creditOf(row.closing),
      ]),
      [
        'الإجمالي',
        null,
        totals.openingDebit,
        totals.openingCredit,
        totals.debit,
        totals.credit,
        totals.closingDebit,
        totals.closingCredit,
      ],
    ],
  });
}

export function profitAndLossFile(db: Db, report: ProfitAndLoss, format: ExportFormat): Promise<Streamed> {
  const { months, netSales, grossProfit, netProfit } = report;
  const lines = profitLines(report);
  const byMonth = months.length > 1;
  const rows = lines.map((line): Cell[] => {
    if (line.tone === 'heading') return [line.name];
    const change = changePercent(line);
    return [
      indented(line),
      line.current,
      line.previous,
      change === null ? null : Math.round(change),
      ...(byMonth ? line.months : []),
    ];
  });
  return booksFile(db, format, {
    name: 'profit-and-loss',
    title: 'الأرباح والخسائر',
    facts: {
      ...factsOf(report),
      'مقارنة بالفترة': `من ${report.previous.startDate} إلى ${report.previous.endDate}`,
    },
    figures: [
      { label: 'صافي المبيعات', kind: 'usd', value: netSales.current },
      { label: 'مجمل الربح', kind: 'usd', value: grossProfit.current },
      { label: 'صافي الربح', kind: 'usd', value: netProfit.current },
    ],
    columns: [
      { label: 'البند', kind: 'text' },
      usd('الفترة'),
      usd('الفترة السابقة'),
      { label: 'التغير', kind: 'percent' },
      ...(byMonth ? months.map(({ month }) => usd(month)) : []),
    ],
    rowCount: rows.length,
    totals: indexesOf(lines, ({ tone }) => tone !== 'account'),
    rows,
  });
}

export function balanceSheetFile(db: Db, report: BalanceSheet, format: ExportFormat): Promise<Streamed> {
  const { totals } = report;
  const rows: Cell[][] = [
    ...report.assets.map((row) => [indented(row), row.code, row.balance]),
    ['إجمالي الأصول', null, totals.assets],
    ...report.liabilities.map((row) => [indented(row), row.code, row.balance]),
    ['إجمالي الخصوم', null, totals.liabilities],
    ...report.equity.map((row) => [indented(row), row.code, row.balance]),
    ['أرباح متراكمة', '', report.earnings],
    ['إجمالي حقوق الملكية', null, totals.equity],
    ['إجمالي الخصوم وحقوق الملكية', null, totals.liabilities + totals.equity],
  ];
  return booksFile(db, format, {
    name: 'balance-sheet',
    title: 'الميزانية العمومية',
    facts: { 'في تاريخ': report.date },
    figures: [
      { label: 'الأصول', kind: 'usd', value: totals.assets },
      { label: 'الخصوم', kind: 'usd', value: totals.liabilities },
      { label: 'حقوق الملكية', kind: 'usd', value: totals.equity },
    ],
    columns: [{ label: 'الحساب', kind: 'text' }, { label: 'الرمز', kind: 'code' }, usd('الرصيد')],
    rowCount: rows.length,
    totals: indexesOf(rows, ([, code]) => code === null),
    rows,
  });
}

export function cashFlowFile(db: Db, report: CashFlow, format: ExportFormat): Promise<Streamed> {
  const { opening, closing, totals, revaluation } = report;
  const rows: Cell[][] = [
    [openingLabel, null, null, null, null, null, opening],
    ...report.rows.map((row) => [
      row.label,
      null,
      null,
      row.in || null,
      row.out || null,
      null,
      row.in - row.out,
    ]),
    ...(revaluation ? [['أثر تغيّر أسعار الصرف', null, null, null, null, null, revaluation]] : []),
    [closingLabel, null, null, totals.in, totals.out, null, closing],
    ...report.accounts.map((row) => [
      row.name,
      row.currency,
      row.opening,
      null,
      null,
      row.closing,
      row.value,
    ]),
  ];
  return booksFile(db, format, {
    name: 'cash-flow',
    title: 'التدفق النقدي',
    facts: factsOf(report),
    figures: [
      { label: openingLabel, kind: 'usd', value: opening },
      { label: 'المقبوض', kind: 'usd', value: totals.in },
      { label: 'المدفوع', kind: 'usd', value: totals.out },
      { label: closingLabel, kind: 'usd', value: closing },
    ],
    columns: [
      { label: 'البيان', kind: 'text' },
      { label: 'العملة', kind: 'code' },
      { label: 'الافتتاحي بعملته', kind: 'number' },
      usd('المقبوض'),
      usd('المدفوع'),
      { label: 'الختامي بعملته', kind: 'number' },
      usd('الصافي'),
    ],
    rowCount: rows.length,
    totals: indexesOf(rows, ([label]) => label === openingLabel || label === closingLabel),
    rows,
  });
}

export function expensesFile(db: Db, report: ExpensesReport, format: ExportFormat): Promise<Streamed> {
  const { months, total, previous } = report;
  const byMonth = months.length > 1;
  const rows: Cell[][] = [
    ...report.rows.map((row) => [
      row.name,
      row.total,
      row.share,
      row.previous,
      ...(byMonth ? row.months : []),
    ]),
    [
      'الإجمالي',
      total,
      total === 0 ? 0 : 100,
      previous,
      ...(byMonth ? months.map((month) => month.total) : []),
    ],
  ];
  return booksFile(db, format, {
    name: 'expenses',
    title: 'المصروفات حسب النوع',
    facts: {
      ...factsOf(report),
      'مقارنة بالفترة': `من ${report.previousPeriod.startDate} إلى ${report.previousPeriod.endDate}`,
    },
    figures: [
      { label: 'إجمالي المصروفات', kind: 'usd', value: total },
      { label: 'الفترة السابقة', kind: 'usd', value: previous },
    ],
    columns: [
      { label: 'النوع', kind: 'text' },
      usd('الفترة'),
      { label: 'النسبة', kind: 'percent' },
      usd('الفترة السابقة'),
      ...(byMonth ? months.map(({ month }) => usd(month)) : []),
    ],
    rowCount: rows.length,
    totals: [rows.length - 1],
    rows,
  });
}
