import { adenDay } from '@turoos/contract';
import { createStore } from '@/lib/state/store';

/** Storage key of those who put off the offer of a PIN on this device, each with the day. */
const KEY = 'pin_asked';

const stored = (): string[] => (localStorage.getItem(KEY) ?? '').split(' ').filter(Boolean);
const store = createStore<readonly string[]>(stored());

const today = (user: string) => `${user}/${adenDay()}`;

export const wasAskedToday = (user: string, asked: readonly string[] = store.get()): boolean =>
  asked.includes(today(user));

/** Who has put off the offer of a PIN gets it again the next day: without one a power cut shuts them out. */
export const pinAsked = {
  use: (user: string): boolean => wasAskedToday(user, store.use()),
  add: (user: string): void => {
    const asked = [...stored().filter((one) => !one.startsWith(user)), today(user)];
    localStorage.setItem(KEY, asked.join(' '));
    store.set(asked);
  },
};
