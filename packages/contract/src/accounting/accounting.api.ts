import { z } from 'zod';
import { defineApi } from '../kernel/endpoint';
import { idFilter, listQuery } from '../kernel/paging';
import { isBackwards, periodText } from '../kernel/period';
import { csvOrJson, list, page, single, summarised } from '../kernel/reply';
import { byId } from '../kernel/text';
import { Day } from '../kernel/time';
import { exportFormatNames } from '../reports/reports.status';
import {
  Account,
  AccountChanges,
  ClosingDate,
  ClosingDateInput,
  JournalEntry,
  journalKinds,
  NewAccount,
  StatementFigures,
  StatementLine,
} from './accounting.schema';
import {
  BalanceSheet,
  CashFlow,
  EquityChange,
  ExpensesReport,
  ProfitAndLoss,
  TrialBalance,
} from './financial-reports.schema';

const period = { startDate: Day.optional(), endDate: Day.optional() };
/** Every report is also available as a file. */
const format = z.enum(['json', ...exportFormatNames]).optional();

const inOrder = <S extends z.ZodObject<typeof period>>(schema: S): S =>
  schema.refine((days) => !isBackwards(days), { path: ['endDate'], message: periodText });

/** By default this month. */
const PeriodQuery = inOrder(z.object({ ...period, format }));
export type AccountingPeriod = z.output<typeof PeriodQuery>;

const StatementQuery = inOrder(listQuery(['at'], 'at', { ...period, format }));
export type StatementQuery = z.output<typeof StatementQuery>;

const JournalQuery = inOrder(
  listQuery(['date', 'number'], '-date', {
    ...period,
    /** The number of an entry, the number of its document, or words of its note. */
    q: z.string().trim().max(200).optional(),
    kind: z.enum(journalKinds).optional(),
    account: idFilter,
    source: idFilter,
    format,
  }),
);
export type JournalQuery = z.output<typeof JournalQuery>;

const touches = ['accounting'] as const;

export const accountingApi = defineApi({
  accounts: {
    method: 'GET',
    path: '/accounts',
    access: 'accounting:read',
    summary: 'دليل الحسابات وأرصدتها',
    reply: list(Account),
  },
  createAccount: {
    method: 'POST',
    path: '/accounts',
    access: 'accounting:update',
    summary: 'إضافة حساب تحت حساب رئيسي',
    body: NewAccount,
    reply: single(Account),
    status: 201,
    idempotent: true,
    touches,
  },
  updateAccount: {
    method: 'PUT',
    path: '/accounts/:id',
    access: 'accounting:update',
    summary: 'تعديل حساب من حسابات المتجر أو إيقافه',
    params: byId,
    body: AccountChanges,
    reply: single(Account),
    idempotent: true,
    touches,
  },
  statement: {
    method: 'GET',
    path: '/accounts/:id/statement',
    access: 'accounting:read',
    summary: 'كشف حساب مع ما تحته، الأقدم أولاً، أو ملف مع format',
    params: byId,
    query: StatementQuery,
    reply: csvOrJson(summarised(StatementLine, StatementFigures)),
  },
  journal: {
    method: 'GET',
    path: '/journal',
    access: 'accounting:read',
    summary: 'قيود اليومية، الأحدث أولاً، أو ملف مع format',
    query: JournalQuery,
    reply: csvOrJson(page(JournalEntry)),
  },
  trialBalance: {
    method: 'GET',
    path: '/reports/trial-balance',
    access: 'accounting:read',
    summary: 'ميزان المراجعة لفترة، أو ملف مع format',
    query: PeriodQuery,
    reply: csvOrJson(single(TrialBalance)),
  },
  profitAndLoss: {
    method: 'GET',
    path: '/reports/profit-and-loss',
    access: 'accounting:read',
    summary: 'الأرباح والخسائر لفترة، مقارنة بالفترة السابقة وموزعة على الأشهر، أو ملف مع format',
    query: PeriodQuery,
    reply: csvOrJson(single(ProfitAndLoss)),
  },
  balanceSheet: {
    method: 'GET',
    path: '/reports/balance-sheet',
    access: 'accounting:read',
    summary: 'الميزانية العمومية في يوم، أو ملف مع format',
    query: z.object({ date: Day.optional(), format }),
    reply: csvOrJson(single(BalanceSheet)),
  },
  equityChange: {
    method: 'GET',
    path: '/reports/equity-change',
    access: 'accounting:read',
    summary: 'التغير في حقوق الملكية: من ربح الفترة إلى الميزانية العمومية، أو ملف مع format',
    query: PeriodQuery,
    reply: csvOrJson(single(EquityChange)),
  },
  cashFlow: {
    method: 'GET',
    path: '/reports/cash-flow',
    access: 'accounting:read',
    summary: 'التدفق النقدي لفترة، أو ملف مع format',
    query: PeriodQuery,
    reply: csvOrJson(single(CashFlow)),
  },
  expenses: {
    method: 'GET',
    path: '/reports/expenses',
    access: 'accounting:read',
    summary: 'المصروفات حسب النوع لفترة، أو ملف مع format',
    query: PeriodQuery,
    reply: csvOrJson(single(ExpensesReport)),
  },
  closingDate: {
    method: 'GET',
    path: '/books/closing-date',
    access: 'accounting:read',
    summary: 'تاريخ إقفال الدفاتر',
    reply: single(ClosingDate),
  },
  setClosingDate: {
    method: 'PUT',
    path: '/books/closing-date',
    /** Opening closed days again also requires accounting:admin. */
    access: 'accounting:update',
    summary: 'تحديد تاريخ إقفال الدفاتر، أو فتحها بسبب',
    body: ClosingDateInput,
    reply: single(ClosingDate),
    idempotent: true,
    touches,
  },
});
