import { adenDay, wholePeriod, type accountingApi, type ExportFormat } from '@turoos/contract';
import type { Db } from '../../db/connect';
import type { Actor } from '../../kernel/actor';
import type { Context, Handlers, Streamed } from '../../kernel/handlers';
import type { Reads } from '../../kernel/reads';
import { listAccounts } from './accounts.queries';
import { readBalanceSheet } from './balance-sheet';
import { readCashFlow } from './cash-flow';
import { readClosingDate, setClosingDate } from './closing-date';
import { createAccount } from './create-account';
import { equityChangeFile } from './equity-change-file';
import { readEquityChange } from './equity-change';
import { readExpensesReport } from './expenses-report';
import { exportJournal } from './journal-file';
import { listJournal } from './journal.queries';
import { readProfitAndLoss } from './profit-and-loss';
import {
  balanceSheetFile,
  cashFlowFile,
  expensesFile,
  profitAndLossFile,
  trialBalanceFile,
} from './report-files';
import { exportStatement } from './statement-file';
import { readStatement } from './statement.queries';
import { readTrialBalance } from './trial-balance';
import { updateAccount } from './update-account';

type Asked = 'json' | ExportFormat | undefined;

interface Report<T> {
  name: string;
  read(db: Db): Promise<T>;
  file(db: Db, report: T, format: ExportFormat): Promise<Streamed>;
}

/** Answers with a report, or with a file of it. */
async function reported<T>(
  { reads, user, toFile }: { reads: Reads; user: Actor } & Pick<Context<never>, 'toFile'>,
  format: Asked,
  { name, read, file }: Report<T>,
): Promise<T | Streamed> {
  if (format !== undefined && format !== 'json')
    return toFile(async (db) => file(db, await read(db), format));
  const { db, cached } = await reads.of(user);
  return cached(`books ${name}`, () => read(db));
}

export const accountingRoutes: Handlers<typeof accountingApi> = {
  accounts: async (_, { reads, user }) => {
    const { db, cached } = await reads.of(user);
    return cached('books accounts', () => listAccounts(db));
  },
  createAccount: ({ body }, { tx, user }) => tx((t) => createAccount(t, user, body)),
  updateAccount: ({ params, body }, { tx, user }) => tx((t) => updateAccount(t, user, params.id, body)),
  statement: async ({ params, query }, { reads, user, toFile }) => {
    const { format } = query;
    if (format && format !== 'json') return toFile((db) => exportStatement(db, params.id, query, format));
    return readStatement((await reads.of(user)).db, params.id, query);
  },
  journal: async ({ query }, { reads, user, toFile }) => {
    const { format } = query;
    if (format && format !== 'json') return toFile((db) => exportJournal(db, query, format));
    return listJournal((await reads.of(user)).db, query);
  },
  trialBalance: ({ query: { format, ...asked } }, context) => {
    const period = wholePeriod(asked);
    return reported(context, format, {
      name: `trial balance ${JSON.stringify(period)}`,
      read: (db) => readTrialBalance(db, period),
      file: trialBalanceFile,
    });
  },
  profitAndLoss: ({ query: { format, ...asked } }, context) => {
    const period = wholePeriod(asked);
    return reported(context, format, {
      name: `profit ${JSON.stringify(period)}`,
      read: (db) => readProfitAndLoss(db, period),
      file: profitAndLossFile,
    });
  },
  balanceSheet: ({ query: { format, date = adenDay() } }, context) =>
    reported(context, format, {
      name: `balance sheet ${date}`,
      read: (db) => readBalanceSheet(db, date),
      file: balanceSheetFile,
    }),
  equityChange: ({ query: { format, ...asked } }, context) => {
    const period = wholePeriod(asked);
    return reported(context, format, {
      name: `equity ${JSON.stringify(period)}`,
      read: (db) => readEquityChange(db, period),
      file: equityChangeFile,
    });
  },
  cashFlow: ({ query: { format, ...asked } }, context) => {
    const period = wholePeriod(asked);
    return reported(context, format, {
      name: `cash flow ${JSON.stringify(period)}`,
      read: (db) => readCashFlow(db, period),
      file: cashFlowFile,
    });
  },
  expenses: ({ query: { format, ...asked } }, context) => {
    const period = wholePeriod(asked);
    return reported(context, format, {
      name: `expenses ${JSON.stringify(period)}`,
      read: (db) => readExpensesReport(db, period),
      file: expensesFile,
    });
  },
  closingDate: (_, { db }) => readClosingDate(db),
  setClosingDate: ({ body }, { tx, user }) => tx((t) => setClosingDate(t, user, body)),
};
