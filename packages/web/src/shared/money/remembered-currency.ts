import { createStore } from '@/lib/state/store';

const KEY = 'money_currency';
const chosen = createStore<string | null>(localStorage.getItem(KEY));

/** The currency in which this device's user last typed money; null before the first choice. */
export const useRememberedCurrency = chosen.use;

export function rememberCurrency(code: string): void {
  localStorage.setItem(KEY, code);
  chosen.set(code);
}
