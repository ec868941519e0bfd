import { z } from 'zod';
import { Amount } from '../currencies/currencies.schema';
import { Usd } from '../kernel/money';
import { Id } from '../kernel/text';

/** A row of a report over accounts; `level` is the depth in the chart, and sums contain the accounts below. */
const AccountRow = z.object({
  account: Id,
  code: z.string(),
  name: z.string(),
  key: z.string().nullable(),
  level: z.int(),
});
export type AccountRow = z.output<typeof AccountRow>;

const days = { startDate: z.string(), endDate: z.string() };
const Days = z.object(days);

/** Debits above zero and credits below. */
export const TrialBalance = z.object({
  ...days,
  rows: z.array(AccountRow.extend({ opening: Usd, debit: Usd, credit: Usd, closing: Usd })),
  totals: z.object({
    openingDebit: Usd,
    openingCredit: Usd,
    debit: Usd,
    credit: Usd,
    closingDebit: Usd,
    closingCredit: Usd,
  }),
});
export type TrialBalance = z.output<typeof TrialBalance>;

const Compared = z.object({ current: Usd, previous: Usd });
export type Compared = z.output<typeof Compared>;
/** `months` has an amount for each of the report's months. */
const ProfitRow = AccountRow.extend({ ...Compared.shape, months: z.array(Usd) });
export type ProfitRow = z.output<typeof ProfitRow>;

/**
 * Income is above zero, returns and discounts below; costs and expenses are above zero and subtracted; differences
 * have the sign of their effect on the profit: a gain is above zero.
 */
export const ProfitAndLoss = z.object({
  ...days,
  previous: Days,
  income: z.array(ProfitRow),
  costs: z.array(ProfitRow),
  expenses: z.array(ProfitRow),
  differences: z.array(ProfitRow),
  /** Sales less returns and discounts; other income comes after the gross profit. */
  netSales: Compared,
  costOfSales: Compared,
  grossProfit: Compared,
  otherIncome: Compared,
  totalExpenses: Compared,
  totalDifferences: Compared,
  netProfit: Compared,
  /** The same figures month by month of the period. */
  months: z.array(
    z.object({
      month: z.string(),
      netSales: Usd,
      costOfSales: Usd,
      grossProfit: Usd,
      otherIncome: Usd,
      expenses: Usd,
      differences: Usd,
      netProfit: Usd,
    }),
  ),
});
export type ProfitAndLoss = z.output<typeof ProfitAndLoss>;

const BalanceRow = AccountRow.extend({ balance: Usd });
export type BalanceRow = z.output<typeof BalanceRow>;

/** Assets are debits above zero; liabilities and equity are credits above zero. */
export const BalanceSheet = z.object({
  date: z.string(),
  assets: z.array(BalanceRow),
  liabilities: z.array(BalanceRow),
  equity: z.array(BalanceRow),
  /** Profit of all time that nobody has taken; part of the equity. */
  earnings: Usd,
  totals: z.object({ assets: Usd, liabilities: Usd, equity: Usd }),
});
export type BalanceSheet = z.output<typeof BalanceSheet>;

/**
 * What changed the equity in a period: opening + profit + exchange differences + the changes of the equity's own
 * accounts = closing. Amounts that raise the equity are above zero.
 */
export const EquityChange = z.object({
  ...days,
  /** The equity of the balance sheet on the day before the period. */
  opening: Usd,
  /** The net profit of the profit and loss, without the exchange differences, which have their own figure. */
  profit: Usd,
  exchangeDifferences: AccountRow.extend({ amount: Usd }),
  /** Capital paid in and drawings always, other accounts if they changed. */
  accounts: z.array(AccountRow.extend({ amount: Usd })),
  netProfit: Usd,
  /** The equity of the balance sheet on the last day. */
  closing: Usd,
});
export type EquityChange = z.output<typeof EquityChange>;

export const CashFlow = z.object({
  ...days,
  opening: Usd,
  /** What came in and went out, by what it was for; money moved between own accounts counts only by its difference. */
  rows: z.array(z.object({ kind: z.string(), label: z.string(), in: Usd, out: Usd })),
  totals: z.object({ in: Usd, out: Usd }),
  /** What changed rates made of the money that was kept: no money came or went. */
  revaluation: Usd,
  closing: Usd,
  /** What each money account held at both ends, by currency. */
  accounts: z.array(
    z.object({
      account: Id,
      name: z.string(),
      currency: z.string(),
      opening: Amount,
      in: Amount,
      out: Amount,
      closing: Amount,
      /** The closing amount's value in the books. */
      value: Usd,
    }),
  ),
});
export type CashFlow = z.output<typeof CashFlow>;

export const ExpensesReport = z.object({
  ...days,
  previousPeriod: Days,
  rows: z.array(AccountRow.extend({ total: Usd, previous: Usd, share: z.number(), months: z.array(Usd) })),
  total: Usd,
  previous: Usd,
  months: z.array(z.object({ month: z.string(), total: Usd })),
});
export type ExpensesReport = z.output<typeof ExpensesReport>;
