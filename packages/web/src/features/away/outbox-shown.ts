import { createStore } from '@/lib/state/store';

/** Whether the sales that wait on this till are shown; `leaving`: because somebody wanted to sign out. */
export const outboxShown = createStore<'no' | 'asked' | 'leaving'>('no');
export const showOutbox = outboxShown.set;
