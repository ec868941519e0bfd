import {
  base,
  cashTexts,
  isBeyond,
  ltr,
  quoted,
  rialsPer,
  type MoneyTransfer,
  type NewMoneyTransfer,
  type Rates,
} from '@turoos/contract';
import { z } from 'zod';
import type { TypedMoney } from '@/lib/money/typed-money';
import { PaidMoney } from '@/shared/money/money-schema';

export interface TransferSubject {
  /** The account that the money leaves. */
  from?: string;
  /** A transfer to undo by its reverse, since none can be cancelled. */
  reverse?: MoneyTransfer;
}

/** What the form begins with. */
export const transferFields = ({ from = '', reverse }: TransferSubject) => {
  const typed = (currency: string, amount: number): TypedMoney | null => ({ currency, amount, cents: null });
  if (!reverse) return { from, to: '', money: null, exchanged: false, received: null, note: '' };
  const { currency, amount, toCurrency, toAmount } = reverse;
  const exchanged = currency !== toCurrency;
  return {
    from: reverse.to._id,
    to: reverse.from._id,
    money: typed(toCurrency, toAmount),
    exchanged,
    received: exchanged ? typed(currency, amount) : null,
    note: `عكس التحويل ${ltr(reverse.transferNumber)}`,
  };
};

/** Whether an exchange is further from the day's rate than the shop's guard allows without a question. */
export const isFarExchange = ({ rate, today }: ExchangeOutcome, percent: number): boolean =>
  today !== null && isBeyond(percent)(today, rate);

export const TransferForm = z
  .object({
    from: z.uuid('اختر الحساب'),
    to: z.uuid('اختر الحساب'),
    money: PaidMoney,
    /** What arrives when it is another currency. */
    exchanged: z.boolean(),
    received: z.custom<TypedMoney | null>(),
    note: z.string().trim().max(500),
  })
  .superRefine(({ from, to, money, exchanged, received }, check) => {
    if (exchanged && !(received && received.amount > 0))
      check.addIssue({ code: 'custom', path: ['received'], message: cashTexts.toAmountRequired });
    if (exchanged && received?.currency === money.currency)
      check.addIssue({ code: 'custom', path: ['received'], message: cashTexts.toAmountSame });
    if (from === to && !exchanged)
      check.addIssue({ code: 'custom', path: ['to'], message: cashTexts.sameAccount });
  });

export const transferBody = ({
  from,
  to,
  money,
  exchanged,
  received,
  note,
}: z.output<typeof TransferForm>): NewMoneyTransfer => ({
  from,
  to,
  currency: money.currency,
  amount: money.amount,
  ...(exchanged && received && { toCurrency: received.currency, toAmount: received.amount }),
  ...(note !== '' && { note }),
});

/** The rate that an exchange is made at beside the day's, and what it gains or loses. */
export interface ExchangeOutcome {
  /** One of this currency costs so many of the other. */
  one: string;
  other: string;
  rate: number;
  /** Null without a rate of the day. */
  today: number | null;
  /** Cents, above zero a gain; null without a rate of the day. */
  gain: number | null;
}

/** Quotes as exchangers do: rials for one of a foreign currency, and Saudi riyals for a dollar. */
export function exchangeOutcome(paid: TypedMoney, received: TypedMoney, rates: Rates): ExchangeOutcome {
  const priced = paid.currency === quoted || received.currency === base ? received : paid;
  const price = priced === paid ? received : paid;
  const ofOne = rialsPer(priced.currency, rates);
  const ofOther = rialsPer(price.currency, rates);
  return {
    one: priced.currency,
    other: price.currency,
    rate: price.amount / priced.amount,
    today: ofOne === undefined || ofOther === undefined ? null : ofOne / ofOther,
    gain: paid.cents === null || received.cents === null ? null : received.cents - paid.cents,
  };
}
