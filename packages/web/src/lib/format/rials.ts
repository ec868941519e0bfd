export { byTodaysRate } from '@turoos/contract';
import { toYer, type RialsSum } from '@turoos/contract';

/**
 * The rate of an amount's rials: the rate of its document (null when it had none), the rates of the documents
 * it sums up, or today's for amounts that are not in the past: prices, stock, open debts.
 */
export type RialsAt = number | null | RialsSum | 'today';

interface InRials {
  /** null without a rate. */
  rials: number | null;
  /** Cents of the documents without a rate, which the rials leave out. */
  unrated: number;
}

/** Decides which rate applies; the only place that does. */
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
