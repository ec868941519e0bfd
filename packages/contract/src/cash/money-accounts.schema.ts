import { z } from 'zod';
import { CurrencyCode, EnteredAmount } from '../currencies/currencies.schema';
import { keysOf } from '../kernel/keys-of';
import { Usd } from '../kernel/money';
import { Named } from '../kernel/named';
import { Id, line, optionalLine } from '../kernel/text';
import { Instant } from '../kernel/time';
import { cashTexts } from './cash.texts';
import { MoneyAmount } from './tender.schema';

export const moneyAccountKinds = {
  drawer: 'صندوق',
  safe: 'خزنة',
  bank: 'بنك',
  exchanger: 'صراف',
} as const;
export type MoneyAccountKind = keyof typeof moneyAccountKinds;

export const MoneyAccount = z.object({
  _id: Id,
  kind: z.enum(keysOf(moneyAccountKinds)),
  code: z.string(),
  name: z.string(),
  branch: Named.nullable(),
  currencies: z.array(z.string()),
  /** What it holds; null for those who must count a drawer before they see it. */
  balances: z.array(MoneyAmount.extend({ value: Usd })).nullable(),
  /** When it was last counted, a safe, or compared with its statement, a bank or exchanger. */
  countedAt: Instant.nullable(),
  openShift: z.object({ _id: Id, openedBy: z.string(), openedAt: Instant }).nullable(),
  isActive: z.boolean(),
  version: z.int(),
});
export type MoneyAccount = z.output<typeof MoneyAccount>;

export const MoneyAccountInput = z.strictObject({
  name: line(cashTexts.accountName, 80),
  branch: Id.nullish(),
  currencies: z.array(CurrencyCode).min(1).max(20).optional(),
  isActive: z.boolean().optional(),
  version: z.int().optional(),
});
export type MoneyAccountInput = z.output<typeof MoneyAccountInput>;

export const NewMoneyAccount = MoneyAccountInput.extend({
  kind: z.enum(['safe', 'bank', 'exchanger']),
});
export type NewMoneyAccount = z.output<typeof NewMoneyAccount>;

/** More pieces of one note than any drawer holds. */
export const mostPieces = 1_000_000;

/** A count of one currency, by note where the notes were counted: {"1000": 12}. */
export const CountedAmount = z.strictObject({
  currency: CurrencyCode,
  amount: EnteredAmount.min(0, 'يرجى إدخال مبلغ صحيح'),
  notes: z.record(z.string().regex(/^\d{1,9}(\.\d{1,3})?$/), z.int().min(0).max(mostPieces)).optional(),
});
export type CountedAmount = z.output<typeof CountedAmount>;

/** A count of a safe, or the statement of a bank or exchanger, which may be overdrawn. */
export const AccountCounting = z.strictObject({
  counts: z.array(CountedAmount.extend({ amount: EnteredAmount })).max(20),
  reason: optionalLine(500),
});
export type AccountCounting = z.output<typeof AccountCounting>;

export const CountedAccount = MoneyAccount.extend({
  /** Counted less expected, per currency. */
  differences: z.array(MoneyAmount),
});
export type CountedAccount = z.output<typeof CountedAccount>;
