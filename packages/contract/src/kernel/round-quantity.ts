/** Sums of hundredths drift in binary; every sum is brought back to two decimals. */
export const roundQuantity = (value: number): number => Math.round(value * 100) / 100;
