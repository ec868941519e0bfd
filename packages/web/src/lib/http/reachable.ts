import { createStore } from '@/lib/state/store';

/**
 * Whether the last request reached the server. The browser's own online flag is no help: a shop's server often
 * stands in the same room, and answers while the internet is down.
 */
const reachable = createStore(true);

export const isReachable = reachable.get;
export const setReachable = reachable.set;
export const useReachable = reachable.use;
