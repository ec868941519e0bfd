import { createStore } from '@/lib/state/store';

const KEY = 'device_printer';

/** The printer of this device's receipts: an id, the browser's own printing, or whichever the shop has for it. */
type DevicePrinter = 'auto' | 'browser' | (string & {});

const chosen = createStore<DevicePrinter>(localStorage.getItem(KEY) ?? 'auto');

/** The choice is remembered on the device, because a till and its printer stand beside each other. */
export const useDevicePrinter = chosen.use;

export function setDevicePrinter(printer: DevicePrinter): void {
  localStorage.setItem(KEY, printer);
  chosen.set(printer);
}
