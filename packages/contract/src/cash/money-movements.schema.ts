import { z } from 'zod';
import { Amount, CurrencyCode, PositiveAmount } from '../currencies/currencies.schema';
import { keysOf } from '../kernel/keys-of';
import { Usd } from '../kernel/money';
import { Named } from '../kernel/named';
import { Id, optionalLine } from '../kernel/text';
import { Instant } from '../kernel/time';

/** What a movement of money is about. */
export const moneyMovementKinds = {
  tender: 'مقبوض',
  change: 'باقٍ للعميل',
  payment: 'مدفوع',
  refund: 'مرتجع',
  pay_in: 'إيداع',
  pay_out: 'سحب',
  expense: 'مصروف',
  drop: 'توريد إلى الخزنة',
  transfer: 'تحويل',
  exchange: 'مصارفة',
  float: 'فرق عدّ الافتتاح',
  difference: 'فرق عدّ الإقفال',
  count: 'فرق العدّ',
  revaluation: 'إعادة تقييم',
  reversal: 'تراجع',
} as const;
export type MoneyMovementKind = keyof typeof moneyMovementKinds;

export const MoneyMovement = z.object({
  _id: Id,
  at: Instant,
  kind: z.enum(keysOf(moneyMovementKinds)),
  account: Named,
  shift: Id.nullable(),
  currency: z.string(),
  amount: Amount,
  value: Usd,
  /** What the account held of the currency afterwards; null for those who must count first. */
  balanceAfter: Amount.nullable(),
  method: z.string(),
  reference: z.string(),
  source: z.object({ type: z.string(), _id: Id, number: z.string().nullable() }).nullable(),
  note: z.string(),
  user: Named.nullable(),
  warnings: z.array(z.string()).optional(),
});
export type MoneyMovement = z.output<typeof MoneyMovement>;

export const NewMoneyTransfer = z.strictObject({
  from: Id,
  to: Id,
  currency: CurrencyCode,
  amount: PositiveAmount,
  /** For an exchange: the other currency and the amount that arrives in it. */
  toCurrency: CurrencyCode.optional(),
  toAmount: PositiveAmount.optional(),
  note: optionalLine(500),
});
export type NewMoneyTransfer = z.output<typeof NewMoneyTransfer>;

export const MoneyTransfer = z.object({
  _id: Id,
  transferNumber: z.string(),
  from: Named,
  to: Named,
  currency: z.string(),
  amount: Amount,
  toCurrency: z.string(),
  toAmount: Amount,
  /** The gain (above zero) or loss of an exchange, at the day's rates. */
  gain: Usd,
  note: z.string(),
  createdBy: Named.nullable(),
  createdAt: Instant,
  warnings: z.array(z.string()).optional(),
});
export type MoneyTransfer = z.output<typeof MoneyTransfer>;
