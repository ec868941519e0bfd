import { exact } from './exact';

/** Rounds to two decimals, because sums of hundredths drift in binary. */
export const roundQuantity = (value: number): number => exact(value).round(2);
