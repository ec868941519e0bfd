import { createStore } from '@/lib/state/store';

/** The currency in which this device's user types prices and discounts; these are dollars in the books. */
export type PriceCurrency = 'USD' | 'YER';

/** The kinds of boxes of which each remembers a currency of its own. */
const keys = {
  price: 'price_currency',
  discount: 'discount_currency',
  refund: 'refund_currency',
  balance: 'balance_currency',
  cost: 'cost_currency',
} as const;
export type PriceKind = keyof typeof keys;

const isPriceCurrency = (stored: string | null) => stored === 'YER' || stored === 'USD';

function remembered(kind: PriceKind) {
  const stored = localStorage.getItem(keys[kind]);
  return createStore<PriceCurrency | null>(isPriceCurrency(stored) ? (stored as PriceCurrency) : null);
}
const chosen = {
  price: remembered('price'),
  discount: remembered('discount'),
  refund: remembered('refund'),
  balance: remembered('balance'),
  cost: remembered('cost'),
} as const satisfies Record<PriceKind, unknown>;

/** The currency chosen on this device, else the shop's display currency; costs are in dollars, as suppliers are paid. */
export function usePriceCurrency(kind: PriceKind, display: PriceCurrency): PriceCurrency {
  return chosen[kind].use() ?? (kind === 'cost' ? 'USD' : display);
}

export function choosePriceCurrency(kind: PriceKind, currency: PriceCurrency): void {
  localStorage.setItem(keys[kind], currency);
  chosen[kind].set(currency);
}
