import { z } from 'zod';
import { defineApi } from '../kernel/endpoint';
import { idFilter, listQuery } from '../kernel/paging';
import { list, csvOrJson, page, single, summarised } from '../kernel/reply';
import { byId } from '../kernel/text';
import { Day } from '../kernel/time';
import {
  Account,
  BalanceSheet,
  CashFlow,
  ClosingDate,
  ClosingDateInput,
  ExpensesReport,
  JournalEntry,
  NewAccount,
  ProfitAndLoss,
  StatementFigures,
  StatementLine,
  TrialBalance,
} from './accounting.schema';

const period = { startDate: Day.optional(), endDate: Day.optional() };
const format = z.enum(['json', 'csv']).optional();
/** By default this month. */
const PeriodQuery = z.object({ ...period, format });
export type AccountingPeriod = z.output<typeof PeriodQuery>;

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
    touches: ['accounting'],
  },
  statement: {
    method: 'GET',
    path: '/accounts/:id/statement',
    access: 'accounting:read',
    summary: 'كشف حساب، الأقدم أولاً، أو ملف CSV مع format=csv',
    params: byId,
    query: listQuery(['at'], 'at', { ...period, format }),
    reply: csvOrJson(summarised(StatementLine, StatementFigures)),
  },
  journal: {
    method: 'GET',
    path: '/journal',
    access: 'accounting:read',
    summary: 'قيود اليومية، الأحدث أولاً، أو ملف CSV مع format=csv',
    query: listQuery(['number'], '-number', {
      ...period,
      q: z.string().trim().max(200).optional(),
      kind: z.string().max(60).optional(),
      account: idFilter,
      source: idFilter,
      format,
    }),
    reply: csvOrJson(page(JournalEntry)),
  },
  trialBalance: {
    method: 'GET',
    path: '/reports/trial-balance',
    access: 'accounting:read',
    summary: 'ميزان المراجعة لفترة',
    query: PeriodQuery,
    reply: csvOrJson(single(TrialBalance)),
  },
  profitAndLoss: {
    method: 'GET',
    path: '/reports/profit-and-loss',
    access: 'accounting:read',
    summary: 'الأرباح والخسائر لفترة، مقارنة بالفترة السابقة وموزعة على الأشهر',
    query: PeriodQuery,
    reply: csvOrJson(single(ProfitAndLoss)),
  },
  balanceSheet: {
    method: 'GET',
    path: '/reports/balance-sheet',
    access: 'accounting:read',
    summary: 'الميزانية العمومية في يوم',
    query: z.object({ date: Day.optional(), format }),
    reply: csvOrJson(single(BalanceSheet)),
  },
  cashFlow: {
    method: 'GET',
    path: '/reports/cash-flow',
    access: 'accounting:read',
    summary: 'التدفق النقدي لفترة',
    query: PeriodQuery,
    reply: csvOrJson(single(CashFlow)),
  },
  expenses: {
    method: 'GET',
    path: '/reports/expenses',
    access: 'accounting:read',
    summary: 'المصروفات حسب النوع لفترة',
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
    access: 'accounting:admin',
    summary: 'تحديد تاريخ إقفال الدفاتر',
    body: ClosingDateInput,
    reply: single(ClosingDate),
    touches: ['accounting'],
  },
});
