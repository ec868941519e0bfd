import { createStore } from '@/lib/state/store';

/** The currency in which this device's user types prices and discounts; these are dollars in the books. */
export type PriceCurrency = 'USD' | 'YER';

/** The kinds of boxes of which each remembers a currency of its own. */
const keys = {
  price: 'price_currency',
  discount: 'discount_currency',
  refund: 'refund_currency',
  balance: 'balance_currency',
} as const;
export type PriceKind = keyof typeof keys;

const remembered = (kind: PriceKind) =>
  createStore<PriceCurrency>(localStorage.getItem(keys[kind]) === 'YER' ? 'YER' : 'USD');
const chosen = {
  price: remembered('price'),
  discount: remembered('discount'),
  refund: remembered('refund'),
  balance: remembered('balance'),
} as const satisfies Record<PriceKind, unknown>;

export const usePriceCurrency = (kind: PriceKind): PriceCurrency => chosen[kind].use();

export function choosePriceCurrency(kind: PriceKind, currency: PriceCurrency): void {
  localStorage.setItem(keys[kind], currency);
  chosen[kind].set(currency);
}
