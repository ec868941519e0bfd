import { amountDigits, leads, type Currency } from '@turoos/contract';

/** A value is a text, or digits that read from left to right with the currency's sign beside them. */
export type SlipValue = { text: string } | { digits: string; symbol: string };

export interface SlipLine {
  name: string;
  value: SlipValue;
  /** The same in the other currency, printed small. */
  other?: SlipValue;
  strong: boolean;
}

/** Writes an amount in its currency; `sign` stands before the digits. */
export function moneyValue(amount: number, currency: Currency, sign = ''): SlipValue {
  const digits = amountDigits(Math.abs(amount), currency);
  return leads(currency)
    ? { digits: `${sign}${currency.symbol}${digits}`, symbol: '' }
    : { digits: `${sign}${digits}`, symbol: currency.symbol };
}

export const slipText = (value: SlipValue): string =>
  'text' in value ? value.text : `${value.digits} ${value.symbol}`.trim();
