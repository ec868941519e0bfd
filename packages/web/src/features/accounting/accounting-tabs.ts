import { keysOf } from '@turoos/contract';

/** The tabs of the books, in their order. */
export const accountingTabs = {
  'trial-balance': 'ميزان المراجعة',
  'profit-and-loss': 'الأرباح والخسائر',
  'balance-sheet': 'الميزانية العمومية',
  equity: 'حقوق الملكية',
  'cash-flow': 'التدفق النقدي',
  expenses: 'المصروفات',
  journal: 'اليومية',
  accounts: 'دليل الحسابات',
} as const;
export type AccountingTab = keyof typeof accountingTabs;
export const accountingTabNames = keysOf(accountingTabs);

export const accountingPath = '/reports/accounting';

interface Days {
  startDate?: string | undefined;
  endDate?: string | undefined;
}

/** Returns the search of the statement of an account, in the period of the report it is opened from. */
export const statementSearch = (account: string, { startDate, endDate }: Days = {}) => ({
  tab: 'accounts',
  of: account,
  startDate,
  endDate,
});
