import type { DisplayCurrency } from '@turoos/contract';
import { createStore } from '@/lib/state/store';

const KEY = 'display_currency';
const known = createStore<DisplayCurrency>(localStorage.getItem(KEY) === 'USD' ? 'USD' : 'YER');

/**
 * The shop's display currency as this device last heard of it: the first screen doesn't wait for the settings, nor load
 * the code that reads them.
 */
export const useKnownDisplayCurrency = known.use;

export function learnDisplayCurrency(currency: DisplayCurrency): void {
  localStorage.setItem(KEY, currency);
  known.set(currency);
}
