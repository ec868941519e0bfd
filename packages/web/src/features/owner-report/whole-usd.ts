import { changePercent, wholeCents } from '@turoos/contract';
import { formatNumber } from '@/lib/format/format';

/** Formats whole dollars for the owner report: 123456 cents → $1,235 */
export const wholeUsd = (cents: number): string => {
  const dollars = wholeCents(Math.abs(cents) / 100);
  return `${cents < 0 && dollars > 0 ? '-' : ''}$${formatNumber(dollars)}`;
};

/** Formats growth: 12.345 → +12.3% */
export const growthText = (percent: number): string => `${percent > 0 ? '+' : ''}${percent.toFixed(1)}%`;

/** Returns the growth in percent; undefined where a percentage would say nothing. */
export const growthOf = (current: number, previous: number): number | undefined =>
  current === previous && previous > 0 ? 0 : (changePercent({ current, previous }) ?? undefined);
