import { currencyIn, amountDigits, leads, usualCurrencies } from '../currencies/currency-text';
import { quoted } from '../currencies/currencies.rules';
import { toYer } from '../kernel/money';
import type { MoneyAmount } from './tender.schema';

interface Handed {
  /** The value in cents. */
  amount: number;
  /** What was handed over; null if it was in several currencies, or none was. */
  money: MoneyAmount | null;
  usd_to_yer: number | null;
}

/** Returns an amount in rials: as they were handed over, else its value at the rate; null without a rate. */
export function rialsHanded({ amount, money, usd_to_yer: rate }: Handed): number | null {
  if (money?.currency === quoted) return money.amount;
  return rate === null ? null : toYer(amount, rate);
}

/** Writes money in its own currency: 6,500 ر.ي or $12.50. */
export function moneyText({ currency: code, amount }: MoneyAmount): string {
  const currency = currencyIn(usualCurrencies, code);
  const digits = amountDigits(amount, currency);
  return leads(currency) ? `${currency.symbol}${digits}` : `${digits} ${currency.symbol}`;
}
