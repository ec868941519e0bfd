import { createStore } from '@/lib/state/store';

const KEY = 'price_currency';

/** The currency in which this device's user types prices and discounts; these are dollars in the books. */
export type PriceCurrency = 'USD' | 'YER';

const chosen = createStore<PriceCurrency>(localStorage.getItem(KEY) === 'YER' ? 'YER' : 'USD');

export const usePriceCurrency = chosen.use;

export function choosePriceCurrency(currency: PriceCurrency): void {
  localStorage.setItem(KEY, currency);
  chosen.set(currency);
}
