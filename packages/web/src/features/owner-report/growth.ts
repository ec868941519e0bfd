import { changePercent } from '@turoos/contract';

/** Formats growth: 12.345 → +12.3% */
export const growthText = (percent: number): string => `${percent > 0 ? '+' : ''}${percent.toFixed(1)}%`;

/** Returns the growth in percent; undefined where a percentage would say nothing. */
export const growthOf = (current: number, previous: number): number | undefined =>
  current === previous && previous > 0 ? 0 : (changePercent({ current, previous }) ?? undefined);
