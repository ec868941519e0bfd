export interface Percentiles {
  p50: number;
  p95: number;
}

export function percentilesOf(values: readonly number[]): Percentiles {
  const sorted = values.toSorted((a, b) => a - b);
  const below = (share: number) => sorted[Math.floor(sorted.length * share)] ?? 0;
  return { p50: below(0.5), p95: below(0.95) };
}
