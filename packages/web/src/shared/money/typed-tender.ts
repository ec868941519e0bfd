import {
  base,
  exact,
  fromUnits,
  must,
  quoted,
  rialsPer,
  settleTender,
  toUnits,
  unitsToPay,
  type Currency,
  type CurrencyUnit,
  type Rates,
  type Settled,
  type TenderAmount,
  type TenderInput,
  type TenderMethod,
} from '@turoos/contract';
import { unitOf } from '@/lib/money/typed-money';

/** Money handed over in one currency and by one method, as far as it is typed. */
export interface TypedTender {
  /** Null in a box that was not used yet: it starts in the till's currency. */
  currency: string | null;
  amount: number | null;
  method: TenderMethod;
  reference: string;
}

export const emptyTender: TypedTender = { currency: null, amount: null, method: 'cash', reference: '' };

/** What money is counted with: the currencies that have a rate, and the rates. */
export interface Counting {
  currencies: readonly Currency[];
  rates: Rates;
  /** The till's currency, in which a box starts. */
  usual: string;
}

/** Chosen instead of a currency of change: what is handed over beyond the amount due stays on the customer's account. */
export const asCredit = 'credit';

/** The currency of change until another is chosen; without a rate only dollars can be counted. */
export const usualChange = ({ rates }: Pick<Counting, 'rates'>): string =>
  rates.usdToYer === null ? base : quoted;

/** Returns the boxes with an amount. */
const filled = (tenders: readonly TypedTender[]) =>
  tenders.filter(
    (tender): tender is TypedTender & { currency: string; amount: number } =>
      tender.currency !== null && tender.amount !== null && tender.amount > 0,
  );

export const isAnyTyped = (tenders: readonly TypedTender[]): boolean => filled(tenders).length > 0;

/** Returns the first currency that money was typed in although it has no rate. */
export const unratedIn = (tenders: readonly TypedTender[], { currencies }: Counting): string | undefined =>
  filled(tenders).find(({ currency }) => currencies.every(({ code }) => code !== currency))?.currency;

/**
 * Counts the typed money towards an amount due, by the rule that the server uses. Without `changeIn` no change is
 * given. Returns undefined while nothing is typed, or when a currency has no rate.
 */
export function countTenders(
  due: number,
  tenders: readonly TypedTender[],
  changeIn: string | null,
  counting: Counting,
): Settled | undefined {
  if (!isAnyTyped(tenders) || unratedIn(tenders, counting)) return undefined;
  return settleTender({ due, tenders: amountsOf(tenders, counting), ...valuesBy(changeIn, counting) });
}

const amountsOf = (tenders: readonly TypedTender[], counting: Counting): TenderAmount[] =>
  filled(tenders).map(({ currency: code, amount }) => {
    const currency = unitNamed(code, counting);
    return { currency, units: toUnits(amount, currency) ?? 0 };
  });

const valuesBy = (changeIn: string | null, counting: Counting) => ({
  changeIn: changeIn === null ? undefined : unitNamed(changeIn, counting),
  rial: unitNamed(quoted, counting),
  rates: counting.rates,
});

function unitNamed(code: string, { currencies }: Counting): CurrencyUnit {
  const known = currencies.find((currency) => currency.code === code);
  return known ? unitOf(known) : { code, decimals: 0, cashStep: 1 };
}

/**
 * Returns what must still be handed over in rials, or in dollars without a rate. It is rounded once, from the amount due: the value of
 * each tender in cents is rounded too, which makes several rials.
 */
export function missingMoney(due: number, { tenders, paid }: Settled, { rates }: Pick<Counting, 'rates'>) {
  if (rates.usdToYer === null) return { currency: base, amount: (due - paid) / 100 };
  const left = tenders.reduce(
    (rest, { currency, units }) =>
      rest.minus(
        exact(units)
          .times(rialsPer(currency.code, rates) ?? 0)
          .over(10 ** currency.decimals),
      ),
    exact(due).times(rates.usdToYer).over(100),
  );
  return { currency: quoted, amount: left.round() };
}

/** The reason against saving money without what it is found by again: a remittance has a number. */
export const referenceProblem = (tenders: readonly TypedTender[]): string | undefined =>
  tenders.some(({ method, reference }) => method === 'exchanger' && reference.trim() === '')
    ? 'اكتب رقم الحوالة'
    : undefined;

/** Returns the cents that the other boxes leave of an amount due; never below zero. */
export function leftFor(due: number, others: readonly TypedTender[], counting: Counting): number {
  const counted = countTenders(due, others, null, counting);
  const received = counted?.tenders.reduce((sum, { cents }) => sum + cents, 0) ?? 0;
  return Math.max(0, due - received);
}

/** Returns the amount in a currency that pays the rest, by the rule that the server uses. */
export function exactAmount(
  due: number,
  { currency: code, method, others, changeIn }: ExactQuestion,
  counting: Counting,
): number {
  const unit = unitNamed(code, counting);
  const units = unitsToPay({
    due,
    currency: unit,
    isCash: method === 'cash',
    others: unratedIn(others, counting) ? [] : amountsOf(others, counting),
    ...valuesBy(changeIn, counting),
  });
  return fromUnits(units, unit);
}

interface ExactQuestion {
  currency: string;
  method: TenderMethod;
  /** The boxes besides this one. */
  others: readonly TypedTender[];
  changeIn: string | null;
}

export interface TenderRequest {
  tenders: TenderInput[];
  change?: { currency: string };
  seenRates?: Record<string, number>;
}

/** Returns the fields of a request, with the rates by which the money was counted. */
export function tenderRequest(
  tenders: readonly TypedTender[],
  changeIn: string | null,
  { rates }: Pick<Counting, 'rates'>,
): TenderRequest {
  const handed = filled(tenders);
  const codes = new Set([base, ...handed.map(({ currency }) => currency), ...(changeIn ? [changeIn] : [])]);
  codes.delete(quoted);
  const seen = [...codes].flatMap((code) => {
    const rate = rialsPer(code, rates);
    return rate === undefined ? [] : [[code, rate] as const];
  });
  return {
    tenders: handed.map(({ currency, amount, method, reference }) => ({
      currency,
      amount,
      method,
      ...(reference.trim() && { reference: reference.trim() }),
    })),
    ...(changeIn && { change: { currency: changeIn } }),
    ...(seen.length > 0 && { seenRates: Object.fromEntries(seen) }),
  };
}

/** Returns the list with one box changed. */
export const withTender = (
  tenders: readonly TypedTender[],
  index: number,
  fields: Partial<TypedTender>,
): TypedTender[] => tenders.with(index, { ...must(tenders[index]), ...fields });
