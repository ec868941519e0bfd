import {
  lineTotal,
  piece,
  quantityText,
  type DisplayCurrency,
  type Sale,
  type Totals,
} from '@turoos/contract';
import type { Draft } from '../create/draft';
import { priceOf, soldLines } from '../create/sale-figures';

/** How the amounts are written. */
export interface Pricing {
  /** Rials per dollar; null when no rate is set. */
  rate: number | null;
  currency: DisplayCurrency;
}

interface ShownLine {
  name: string;
  quantity: string;
  /** In cents, as all amounts here. */
  total: number;
}

/** What a customer sees. It names neither the customer nor costs, debts or stock: everybody in the shop reads it. */
export type Shown =
  | { is: 'idle' }
  | {
      is: 'sale';
      pricing: Pricing;
      lines: ShownLine[];
      discount: number;
      tax: number;
      total: number;
    }
  | {
      is: 'paid';
      pricing: Pricing;
      total: number;
      /** The money that was handed over, worded; '' when nothing was. */
      received: string;
      /** The money that is handed back, worded. */
      change: string;
    };

/** The shop's name, and its logo as a data address. */
export interface ShownShop {
  name: string;
  logo: string | null;
}

/** Returns an invoice that is being made, the newest line first; nothing while it has no line. */
export function shownDraft(draft: Draft, { discount, tax, grandTotal }: Totals, pricing: Pricing): Shown {
  const lines = soldLines(draft).map((line) => ({
    name: line.name,
    quantity: quantityText(line.quantity, line.unit ?? piece),
    total: lineTotal({ price: priceOf(line), quantity: line.quantity }),
  }));
  return lines.length === 0
    ? { is: 'idle' }
    : { is: 'sale', pricing, lines, discount, tax, total: grandTotal };
}

/** Returns a sale that was saved; of one that was held nothing is shown. */
export const shownSale = (
  sale: Pick<Sale, 'status' | 'grandTotal' | 'usd_to_yer'>,
  money: { received: string; change: string },
  currency: DisplayCurrency,
): Shown =>
  sale.status === 'pending'
    ? { is: 'idle' }
    : { is: 'paid', pricing: { rate: sale.usd_to_yer, currency }, total: sale.grandTotal, ...money };
