import { wholeCents } from '@turoos/contract';
import { formatNumber } from '@/lib/format/format';

/** Formats whole dollars for the owner report: 123456 cents → $1,235 */
export const wholeUsd = (cents: number): string => {
  const dollars = wholeCents(Math.abs(cents) / 100);
  return `${cents < 0 && dollars > 0 ? '-' : ''}$${formatNumber(dollars)}`;
};

/** Formats growth: 12.345 → +12.3% */
export const growthText = (percent: number): string => `${percent > 0 ? '+' : ''}${percent.toFixed(1)}%`;

/** Returns the growth in percent; undefined when the previous value is zero. */
export const growthOf = (now: number, before: number): number | undefined =>
  before > 0 ? ((now - before) / before) * 100 : undefined;
