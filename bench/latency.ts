/** Milliseconds below which so much of a work's repetitions stay, done one after the other after a warm-up. */
export async function latency(
  work: (turn: number) => Promise<unknown>,
  { times = 600, warmUp = 100 }: { times?: number; warmUp?: number } = {},
): Promise<{ p50: number; p95: number }> {
  const took: number[] = [];
  for (let turn = 0; turn < warmUp + times; turn++) {
    const began = performance.now();
    await work(turn);
    if (turn >= warmUp) took.push(performance.now() - began);
  }
  const sorted = took.toSorted((a, b) => a - b);
  const below = (share: number) => sorted[Math.floor(sorted.length * share)] ?? 0;
  return { p50: below(0.5), p95: below(0.95) };
}
