import { exact } from '@turoos/contract';

/** Returns a percentage; 0 where the whole is 0. */
export const rate = (part: number, whole: number): number =>
  whole === 0 ? 0 : exact(part).times(100).over(whole).round(2);

/** Returns the return on investment in percent; 0 when nothing was spent. */
export const roi = (revenue: number, cost: number): number => rate(revenue - cost, cost);
