/** The sums that customers hand over, by currency: notes, and bundles of them. */
const steps: Readonly<Record<string, readonly number[]>> = {
  YER: [1000, 5000, 10_000, 20_000, 50_000, 100_000],
  USD: [1, 5, 10, 20, 50, 100],
  SAR: [5, 10, 50, 100, 500],
};

/** Returns up to three sums above an amount that a customer is likely to hand over for it, the smallest first. */
export function usualSums(amount: number, currency: string): number[] {
  const above = (steps[currency] ?? [1, 10, 100])
    .map((step) => Math.ceil(amount / step) * step)
    .filter((sum) => sum > amount);
  return [...new Set(above)].toSorted((one, two) => one - two).slice(0, 3);
}

/** Returns the next of ascending sums above an amount, or the one below it; undefined beyond the last. */
export const nextSum = (sums: readonly number[], amount: number, by: 1 | -1): number | undefined =>
  by > 0 ? sums.find((sum) => sum > amount) : sums.findLast((sum) => sum < amount);
