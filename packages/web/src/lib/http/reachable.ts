import { createStore } from '@/lib/state/store';

/**
 * Whether the last request reached the server. The browser's online flag does not tell: a shop's server is
 * often in the same room and answers while the internet is down.
 */
const reachable = createStore(true);

export const isReachable = reachable.get;
export const setReachable = reachable.set;
export const useReachable = reachable.use;
