import { z } from 'zod';
import { Usd } from '../kernel/money';
import { Named } from '../kernel/named';
import { Id, optionalLine } from '../kernel/text';
import { VoucherRef } from '../vouchers/voucher-ref.schema';
import { Amount, CurrencyCode, PositiveAmount } from '../currencies/currencies.schema';

/** Money handed over by a customer, or by the shop. */
export const TenderInput = z.strictObject({
  currency: CurrencyCode,
  amount: PositiveAmount,
  method: z.enum(['cash', 'card', 'bank_transfer', 'check', 'exchanger']).default('cash'),
  /** The drawer of cash; by default that of the user's shift, else the safe. */
  drawer: Id.optional(),
  /** The money account of what is not cash; by default that of its method. */
  account: Id.optional(),
  /** The number of the remittance, cheque or card slip. */
  reference: optionalLine(100),
});
export type TenderInput = z.output<typeof TenderInput>;

/**
 * The rates by which the user counted the money, in rials: {"USD": 530, "SAR": 140}. If one has changed since, the
 * payment is refused instead of giving change that nobody saw.
 */
const seenRates = z.record(CurrencyCode, z.number().positive()).optional();

/** The fields that every payment takes; without tenders it is one cash tender in the till's currency. */
export const tenderFields = {
  tenders: z.array(TenderInput).min(1).max(10).optional(),
  /** The currency in which change is handed back. */
  change: z.strictObject({ currency: CurrencyCode }).optional(),
  seenRates,
};
/** The fields of a payment by the shop, which gets no change. */
export const paidWith = { tenders: tenderFields.tenders, seenRates };
export interface TenderFields {
  tenders?: readonly TenderInput[] | undefined;
  change?: { currency: string } | undefined;
  seenRates?: Readonly<Record<string, number>> | undefined;
}

/**
 * The fields of requests in which clients send back whole documents: tenders as they were answered, with their value,
 * are no new money.
 */
export const resentTenderFields = {
  tenders: z
    .array(
      TenderInput.extend({
        value: z.number().optional(),
        account: z.union([Id, z.object({ _id: Id })]).nullish(),
      }),
    )
    .max(10)
    .optional(),
  change: z
    .strictObject({ currency: CurrencyCode, amount: z.number().optional(), rest: z.unknown().optional() })
    .nullish(),
  seenRates,
};

/** Returns the new money of such a request. */
export function newMoneyOf({
  tenders = [],
  change,
  seenRates: seen,
}: {
  tenders?: readonly ResentTender[] | undefined;
  change?: { currency: string; amount?: number | undefined } | null | undefined;
  seenRates?: TenderFields['seenRates'];
}): TenderFields {
  const fresh = tenders.filter(({ value }) => value === undefined);
  if (fresh.length === 0) return {};
  return {
    tenders: fresh.map(({ account, currency, amount, method, drawer, reference }) => ({
      currency,
      amount,
      method,
      drawer,
      reference,
      account: typeof account === 'string' ? account : account?._id,
    })),
    change: change && change.amount === undefined ? { currency: change.currency } : undefined,
    seenRates: seen,
  };
}

type ResentTender = Omit<TenderInput, 'account'> & {
  value?: number | undefined;
  account?: string | { _id: string } | null | undefined;
};

export const Tender = z.object({
  currency: z.string(),
  amount: Amount,
  method: z.string(),
  account: Named.nullable(),
  reference: z.string(),
  /** Its value at the document's rates. */
  value: Usd,
});
export type Tender = z.output<typeof Tender>;

/** Words money for the audit log: '6500 YER'. */
export const tenderText = ({ currency, amount }: Pick<Tender, 'currency' | 'amount'>): string =>
  `${amount} ${currency}`;

/** Money as it was counted, in its own currency. */
export const MoneyAmount = z.object({ currency: z.string(), amount: Amount });
export type MoneyAmount = z.output<typeof MoneyAmount>;

/** What the documents that take or pay money answer beside their own fields. */
export const tendered = {
  tenders: z.array(Tender),
  change: MoneyAmount.extend({ rest: MoneyAmount.optional() }).nullable(),
  /** Above zero is the shop's gain. */
  rounding: Usd,
  warnings: z.array(z.string()),
  /** The voucher of a payment; an invoice needs none. */
  voucher: VoucherRef.optional(),
};
