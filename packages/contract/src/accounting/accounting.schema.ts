import { z } from 'zod';
import { Amount } from '../currencies/currencies.schema';
import { keysOf } from '../kernel/keys-of';
import { Usd } from '../kernel/money';
import { Id, line } from '../kernel/text';
import { Day, Instant } from '../kernel/time';

export const accountingTexts = {
  accountNotFound: 'الحساب غير موجود',
  closed: 'الدفاتر مقفلة حتى هذا التاريخ، اختر تاريخاً بعد تاريخ الإقفال',
  closingFuture: 'تاريخ الإقفال يجب أن يكون قبل اليوم',
  nameRequired: 'اسم الحساب مطلوب',
  nameTaken: 'يوجد حساب بهذا الاسم',
} as const;

export const accountKinds = {
  asset: 'أصول',
  liability: 'خصوم',
  equity: 'حقوق ملكية',
  income: 'إيرادات',
  expense: 'مصروفات',
} as const;
export type AccountKind = keyof typeof accountKinds;

/** Debits above zero and credits below, in the books' dollars. */
export const Account = z.object({
  _id: Id,
  code: z.string(),
  name: z.string(),
  kind: z.enum(keysOf(accountKinds)),
  parent: Id.nullable(),
  /** The program's own name for it; null for accounts of the shop. */
  key: z.string().nullable(),
  balance: Usd,
  isActive: z.boolean(),
});
export type Account = z.output<typeof Account>;

const Source = z.object({ type: z.string(), _id: Id.nullable(), number: z.string().nullable() });

export const JournalEntry = z.object({
  _id: Id,
  number: z.int(),
  date: z.string(),
  at: Instant,
  kind: z.string(),
  label: z.string(),
  source: Source.nullable(),
  note: z.string(),
  user: z.object({ _id: Id, name: z.string() }).nullable(),
  lines: z.array(
    z.object({
      account: z.object({ _id: Id, code: z.string(), name: z.string() }),
      debit: Usd,
      credit: Usd,
      currency: z.string().nullable(),
      amount: Amount.nullable(),
    }),
  ),
});
export type JournalEntry = z.output<typeof JournalEntry>;

export const StatementLine = z.object({
  entry: Id,
  number: z.int(),
  date: z.string(),
  at: Instant,
  label: z.string(),
  source: Source.nullable(),
  note: z.string(),
  debit: Usd,
  credit: Usd,
  currency: z.string().nullable(),
  amount: Amount.nullable(),
  balance: Usd,
});
export type StatementLine = z.output<typeof StatementLine>;

export const StatementFigures = z.object({
  account: Account,
  opening: Usd,
  debit: Usd,
  credit: Usd,
  closing: Usd,
});

/** A row of a report over accounts; `level` is the depth in the chart, and sums contain the accounts below. */
const AccountRow = z.object({
  account: Id,
  code: z.string(),
  name: z.string(),
  key: z.string().nullable(),
  level: z.int(),
});

export const TrialBalance = z.object({
  startDate: z.string(),
  endDate: z.string(),
  rows: z.array(AccountRow.extend({ opening: Usd, debit: Usd, credit: Usd, closing: Usd })),
  totals: z.object({ debit: Usd, credit: Usd }),
});
export type TrialBalance = z.output<typeof TrialBalance>;

const Compared = z.object({ current: Usd, previous: Usd });

export const ProfitAndLoss = z.object({
  startDate: z.string(),
  endDate: z.string(),
  previous: z.object({ startDate: z.string(), endDate: z.string() }),
  income: z.array(AccountRow.extend(Compared.shape)),
  costs: z.array(AccountRow.extend(Compared.shape)),
  expenses: z.array(AccountRow.extend(Compared.shape)),
  differences: z.array(AccountRow.extend(Compared.shape)),
  netSales: Compared,
  grossProfit: Compared,
  netProfit: Compared,
  /** The same figures month by month of the period. */
  months: z.array(
    z.object({ month: z.string(), netSales: Usd, grossProfit: Usd, expenses: Usd, netProfit: Usd }),
  ),
});
export type ProfitAndLoss = z.output<typeof ProfitAndLoss>;

export const BalanceSheet = z.object({
  date: z.string(),
  assets: z.array(AccountRow.extend({ balance: Usd })),
  liabilities: z.array(AccountRow.extend({ balance: Usd })),
  equity: z.array(AccountRow.extend({ balance: Usd })),
  /** Profit of all time that nobody has taken; part of the equity. */
  earnings: Usd,
  totals: z.object({ assets: Usd, liabilities: Usd, equity: Usd }),
});
export type BalanceSheet = z.output<typeof BalanceSheet>;

export const CashFlow = z.object({
  startDate: z.string(),
  endDate: z.string(),
  opening: Usd,
  closing: Usd,
  /** What came in and went out, by what it was for. */
  rows: z.array(z.object({ kind: z.string(), label: z.string(), in: Usd, out: Usd })),
  /** What each money account held at both ends, by currency. */
  accounts: z.array(
    z.object({
      account: Id,
      name: z.string(),
      currency: z.string(),
      opening: Amount,
      closing: Amount,
      value: Usd,
    }),
  ),
});
export type CashFlow = z.output<typeof CashFlow>;

export const ExpensesReport = z.object({
  startDate: z.string(),
  endDate: z.string(),
  rows: z.array(AccountRow.extend({ total: Usd, previous: Usd, share: z.number() })),
  total: Usd,
  previous: Usd,
  months: z.array(z.object({ month: z.string(), total: Usd })),
});
export type ExpensesReport = z.output<typeof ExpensesReport>;

export const ClosingDate = z.object({ date: z.string().nullable() });
export const ClosingDateInput = z.strictObject({ date: Day.nullable() });
export type ClosingDateInput = z.output<typeof ClosingDateInput>;

export const NewAccount = z.strictObject({
  name: line(accountingTexts.nameRequired, 80),
  /** The account of the chart below which it stands. */
  parent: Id,
});
export type NewAccount = z.output<typeof NewAccount>;
