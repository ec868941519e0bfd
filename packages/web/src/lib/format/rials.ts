import { toYer, type RialsSum } from '@turoos/contract';

/**
 * The rate at which an amount is shown in rials: that of its own document (null where it had none), those of the
 * documents it is the sum of, or today's, for what is not of the past: prices, stock, open debts.
 */
export type RialsAt = number | null | RialsSum | 'today';

interface InRials {
  /** null where there is no rate. */
  rials: number | null;
  /** Cents of the documents without a rate, which are not in the rials. */
  unrated: number;
}

/** The one place that decides which rate counts. */
export function inRials(usd: number, at: RialsAt, today: number | null): InRials {
  if (typeof at === 'object' && at !== null)
    return usd !== 0 && at.unrated === usd ? { rials: null, unrated: 0 } : at;
  const rate = at === 'today' ? today : at;
  return { rials: rate === null ? null : toYer(usd, rate), unrated: 0 };
}

export const sumRials = (sums: readonly RialsSum[]): RialsSum => ({
  rials: sums.reduce((total, { rials }) => total + rials, 0),
  unrated: sums.reduce((total, { unrated }) => total + unrated, 0),
});

export const byTodaysRate = 'بسعر صرف اليوم';
