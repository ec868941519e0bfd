import { createStore } from '@/lib/state/store';

/** Storage key of the ids of those who were offered a PIN on this device. */
const KEY = 'pin_asked';

const stored = (): string[] => (localStorage.getItem(KEY) ?? '').split(' ').filter(Boolean);
const store = createStore<readonly string[]>(stored());

/** Those who have answered the offer of a PIN, so that it is made once. */
export const pinAsked = {
  use: store.use,
  add: (user: string): void => {
    const asked = [...new Set([...stored(), user])];
    localStorage.setItem(KEY, asked.join(' '));
    store.set(asked);
  },
};
