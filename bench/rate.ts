import { percentilesOf, type Percentiles } from './percentiles';

/** How often per second a work completes, and how many milliseconds it takes. */
export interface Pace extends Percentiles {
  rate: number;
}

interface Crowd {
  clients?: number;
  /** Shorter turns, for a first impression. */
  quick?: boolean;
}

/** Seconds of warm-up, in which the engine compiles hot code and caches fill, then turns of half a second. */
const thorough = { warmUp: 3, rounds: 20 };
const hasty = { warmUp: 1, rounds: 6 };
const secondsATurn = 0.5;

type Work = () => Promise<unknown>;

/** Measures several works in short turns, so that other load on the machine affects all of them alike. */
export async function pacesOf(works: readonly Work[], { clients = 8, quick }: Crowd = {}): Promise<Pace[]> {
  const { warmUp, rounds } = quick ? hasty : thorough;
  const sums = works.map((work) => ({ work, seconds: 0, took: [] as number[] }));
  for (const work of works) await during(work, clients, warmUp);
  for (let round = 0; round < rounds; round++)
    for (const sum of sums) sum.seconds += await during(sum.work, clients, secondsATurn, sum.took);
  return sums.map(({ took, seconds }) => ({ rate: took.length / seconds, ...percentilesOf(took) }));
}

/** Lets the clients repeat the work, collects how long each call took, and returns the seconds until the last. */
export async function during(
  work: Work,
  clients: number,
  seconds: number,
  took: number[] = [],
): Promise<number> {
  const began = performance.now();
  const until = began + seconds * 1000;
  const client = async () => {
    for (let start = began; start < until;) {
      await work();
      const end = performance.now();
      took.push(end - start);
      start = end;
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  return (performance.now() - began) / 1000;
}
