const twoDecimals = (value: number): number => Math.round(value * 100) / 100;

/** Of each hundred; 0 of nothing. */
export const rate = (part: number, whole: number): number =>
  whole === 0 ? 0 : twoDecimals((part / whole) * 100);

/** What a hundred spent brought beyond themselves; 0 when nothing was spent. */
export const roi = (revenue: number, cost: number): number => rate(revenue - cost, cost);
