/**
 * Returns about `count` round axis ticks from 0 (or below, for losses) to at least the largest value. Whole
 * values get whole ticks, since there is no quarter of an invoice.
 */
export function niceTicks(values: readonly number[], count = 4): number[] {
  const low = Math.min(0, ...values);
  const high = Math.max(0, ...values) || (low === 0 ? 1 : 0);
  const rough = (high - low) / count;
  const power = 10 ** Math.floor(Math.log10(rough));
  const areWhole = values.every(Number.isInteger);
  const step =
    [1, 2, 2.5, 5, 10]
      .map((multiple) => multiple * power)
      .find((one) => one >= rough && (!areWhole || Number.isInteger(one))) ?? 10 * power;
  const first = Math.floor(low / step);
  const last = Math.max(first + 1, Math.ceil(high / step));
  return Array.from({ length: last - first + 1 }, (_, index) =>
    Number(((first + index) * step).toPrecision(12)),
  );
}
