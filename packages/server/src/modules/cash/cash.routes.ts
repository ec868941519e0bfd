import { AppError, type cashApi } from '@turoos/contract';
import type { Handlers } from '../../kernel/handlers';
import { cancelExpense } from './cancel-expense';
import { closeShift } from './close-shift';
import { countAccount } from './count-account';
import { createMoneyAccount } from './create-money-account';
import { createCategory, listCategories, updateCategory } from './expense-categories';
import { listExpenses } from './expenses.queries';
import { exportBook } from './export-book';
import { exportExpenses } from './export-expenses';
import { joinShift } from './join-shift';
import { listMoneyAccounts } from './money-accounts.queries';
import { readBook } from './money-movements.queries';
import { listTransfers } from './money-transfers.queries';
import { moveCash } from './move-cash';
import { openShift } from './open-shift';
import { recordCount } from './opening-count';
import { payExpense } from './pay-expense';
import { createRecurring, listRecurring, updateRecurring } from './recurring-expenses';
import { refuseCount } from './refuse-count';
import { recordRefused } from './refused-movement';
import { reopenShift } from './reopen-shift';
import { readShiftReport } from './shift-report.queries';
import { listShifts, readCurrentShift, readShift } from './shifts.queries';
import { transferMoney } from './transfer-money';
import { updateMoneyAccount } from './update-money-account';

export const cashRoutes: Handlers<typeof cashApi> = {
  drawers: (_, { db, user }) => listMoneyAccounts(db, user, 'drawer'),
  createDrawer: ({ body }, { tx, user }) =>
    tx((t) => createMoneyAccount(t, user, { ...body, kind: 'drawer' })),
  updateDrawer: ({ params, body }, { tx, user }) =>
    tx((t) => updateMoneyAccount(t, user, params.id, body, 'drawer')),
  book: ({ params, query }, { db, toFile }) =>
    query.format === 'csv'
      ? toFile((apart) => exportBook(apart, params.id, query))
      : readBook(db, params.id, query),
  accounts: (_, { db, user }) => listMoneyAccounts(db, user),
  createAccount: ({ body }, { tx, user }) => tx((t) => createMoneyAccount(t, user, body)),
  updateAccount: ({ params, body }, { tx, user }) => tx((t) => updateMoneyAccount(t, user, params.id, body)),
  countAccount: ({ params, body }, { tx, user }) => tx((t) => countAccount(t, user, params.id, body)),
  transfers: ({ query }, { db }) => listTransfers(db, query),
  transfer: ({ body }, { tx, user }) => tx((t) => transferMoney(t, user, body)),
  currentShift: (_, { db, user }) => readCurrentShift(db, user),
  shifts: ({ query }, { db, user }) => listShifts(db, user, query),
  shift: ({ params }, { db, user }) => readShift(db, user, params.id),
  shiftReport: ({ params }, { db, user }) => readShiftReport(db, user, params.id),
  openShift: ({ body }, { db, tx, user }) =>
    tx((t) => openShift(t, user, body)).catch(recordCount(db, user, body)),
  joinShift: ({ params }, { tx, user }) => tx((t) => joinShift(t, user, params.id)),
  moveCash: ({ params, body }, { db, tx, user }) =>
    tx((t) => moveCash(t, user, params.id, body)).catch(recordRefused(db, user, params.id, body)),
  closeShift: async ({ params, body }, { db, tx, user }) => {
    const refuse = () => refuseCount(db, user, params.id, body);
    await refuse();
    return tx((t) => closeShift(t, user, params.id, body)).catch(async (error: unknown) => {
      // counts refused meanwhile made this one need a reason too, and it is counted with them
      if (error instanceof AppError && error.code === 'COUNT_DIFFERS') await refuse();
      throw error;
    });
  },
  reopenShift: ({ params }, { tx, user }) => tx((t) => reopenShift(t, user, params.id)),
  expenseCategories: (_, { db }) => listCategories(db),
  createExpenseCategory: ({ body }, { tx, user }) => tx((t) => createCategory(t, user, body)),
  updateExpenseCategory: ({ params, body }, { tx, user }) =>
    tx((t) => updateCategory(t, user, params.id, body)),
  expenses: ({ query }, { db, toFile }) =>
    query.format === 'csv' ? toFile((apart) => exportExpenses(apart, query)) : listExpenses(db, query),
  createExpense: ({ body }, { tx, user }) => tx((t) => payExpense(t, user, body)),
  cancelExpense: ({ params, body }, { tx, user }) => tx((t) => cancelExpense(t, user, params.id, body)),
  recurringExpenses: (_, { db }) => listRecurring(db),
  createRecurringExpense: ({ body }, { tx, user }) => tx((t) => createRecurring(t, user, body)),
  updateRecurringExpense: ({ params, body }, { tx, user }) =>
    tx((t) => updateRecurring(t, user, params.id, body)),
};
