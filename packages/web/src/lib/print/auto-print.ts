import { createStore } from '@/lib/state/store';

const KEY = 'till_auto_print';
const chosen = createStore(localStorage.getItem(KEY) === '1');

/** Whether this till prints an invoice as soon as it is saved, remembered on the device. */
export const useAutoPrint = chosen.use;

export function setAutoPrint(prints: boolean): void {
  localStorage.setItem(KEY, prints ? '1' : '0');
  chosen.set(prints);
}
