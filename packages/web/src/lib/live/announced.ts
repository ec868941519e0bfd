import { createStore } from '@/lib/state/store';

/** The topics of the last change that the server announced. */
export const announced = createStore<readonly string[]>([]);
