import { exact } from '@turoos/contract';

/** Of each hundred; 0 of nothing. */
export const rate = (part: number, whole: number): number =>
  whole === 0 ? 0 : exact(part).times(100).over(whole).round(2);

/** What a hundred spent brought beyond themselves; 0 when nothing was spent. */
export const roi = (revenue: number, cost: number): number => rate(revenue - cost, cost);
