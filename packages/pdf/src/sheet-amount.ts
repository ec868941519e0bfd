import { YER, type DisplayCurrency } from '@turoos/contract';

export interface SheetAmount {
  /** '$12.50' */
  usd: string;
  /** Rials, '20,625'; null where there is no rate. */
  yer: string | null;
}

/** Digits that read from left to right, and the currency's sign after them, if it is not among them. */
interface Written {
  digits: string;
  symbol: string;
}

/** Writes an amount in the shop's display currency, and in the other one, which is printed small. */
export function written({ usd, yer }: SheetAmount, display: DisplayCurrency): [Written, Written?] {
  const dollars = { digits: usd, symbol: '' };
  if (yer === null) return [dollars];
  const rials = { digits: yer, symbol: YER };
  return display === 'USD' ? [dollars, rials] : [rials, dollars];
}

export const writtenText = ({ digits, symbol }: Written): string => `${digits} ${symbol}`.trim();
