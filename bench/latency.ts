import type { Figure } from './figure';
import { percentilesOf, type Percentiles } from './percentiles';

/**
 * Median and 95th percentile in milliseconds of each work, after a warm-up. The works take turns, so that
 * other load on the machine affects all of them alike.
 */
export async function latencies(
  works: readonly ((turn: number) => Promise<unknown>)[],
  { times = 600, warmUp = 100 }: { times?: number; warmUp?: number } = {},
): Promise<Percentiles[]> {
  const took: number[][] = works.map(() => []);
  for (let turn = 0; turn < warmUp + times; turn++)
    for (const [place, work] of works.entries()) {
      const began = performance.now();
      await work(turn);
      if (turn >= warmUp) took[place]?.push(performance.now() - began);
    }
  return took.map(percentilesOf);
}

/** Compares the latency of one request in a small and a large shop. */
export async function growth(
  name: string,
  rows: string,
  [few, many]: readonly [string, string],
  works: readonly ((turn: number) => Promise<unknown>)[],
): Promise<Figure[]> {
  const [small = { p50: 0, p95: 0 }, large = { p50: 0, p95: 0 }] = await latencies(works);
  return [
    { name: `${name}, ${few} ${rows}, p50`, value: small.p50, unit: 'ms' },
    { name: `${name}, ${few} ${rows}, p95`, value: small.p95, unit: 'ms' },
    { name: `${name}, ${many} ${rows}, p50`, value: large.p50, unit: 'ms' },
    { name: `${name}, ${many} ${rows}, p95`, value: large.p95, unit: 'ms' },
    { name: `${name} p95, ${many} ÷ ${few} ${rows}`, value: large.p95 / small.p95, unit: 'ratio', atMost: 2 },
  ];
}
