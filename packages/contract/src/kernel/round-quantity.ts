import { exact } from './exact';

/** Sums of hundredths drift in binary; every sum is brought back to two decimals. */
export const roundQuantity = (value: number): number => exact(value).round(2);
