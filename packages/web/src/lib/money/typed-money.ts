import {
  centsOf,
  fromUnits,
  toUnits,
  unitsOf,
  type Currency,
  type CurrencyUnit,
  type Rates,
} from '@turoos/contract';

/** An amount as it was typed in a currency, with its value in dollars. */
export interface TypedMoney {
  currency: string;
  /** As it is written: 6500 rials, 12.5 dollars. */
  amount: number;
  /** The value in cents at the document's rates; null without a rate. */
  cents: number | null;
}

type Unit = Pick<Currency, 'code' | 'decimals' | 'cashStep'>;

/** Returns the currency with its cash step in units, as the rules of tenders take it. */
export const unitOf = ({ code, decimals, cashStep }: Unit): CurrencyUnit => ({
  code,
  decimals,
  cashStep: toUnits(cashStep, { decimals }) ?? 1,
});

export function moneyIn(currency: Unit, amount: number, rates: Rates): TypedMoney {
  const units = toUnits(amount, currency);
  const cents = units === undefined ? undefined : centsOf(units, unitOf(currency), rates);
  return { currency: currency.code, amount, cents: cents ?? null };
}

/** Returns the money worth an amount in cents in a currency; undefined without a rate. */
export function moneyWorth(currency: Unit, cents: number, rates: Rates): TypedMoney | undefined {
  const units = unitsOf(cents, unitOf(currency), rates);
  return units === undefined
    ? undefined
    : { currency: currency.code, amount: fromUnits(units, currency), cents };
}
