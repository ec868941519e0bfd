import type { Sale } from '@turoos/contract';
import { createStore } from '@/lib/state/store';

export interface LastSale {
  sale: Sale;
  /** Id of the user who made it: it is no business of the next one. */
  user: string;
  /** The money that was handed over, worded; '' when nothing was. */
  received: string;
  /** The change to hand back, worded. */
  change: string | undefined;
}

/** The invoice that was saved or held last on this page, for its bar above the next one. */
export const lastSale = createStore<LastSale | null>(null);
