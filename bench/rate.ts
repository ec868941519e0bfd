interface Crowd {
  clients?: number;
}

/** Seconds of warm-up, in which the engine compiles hot code and caches fill. */
const warmUp = 3;
const rounds = 20;
const secondsARound = 0.5;

/** Returns how many times per second the work completes with the given number of clients. */
export async function ratePerSecond(work: () => Promise<unknown>, crowd: Crowd = {}): Promise<number> {
  const [rate = 0] = await ratesPerSecond([work], crowd);
  return rate;
}

/** The same for several works in short turns, so that other load on the machine affects all of them alike. */
export async function ratesPerSecond(
  works: readonly (() => Promise<unknown>)[],
  { clients = 8 }: Crowd = {},
): Promise<number[]> {
  const sums = works.map(() => ({ done: 0, seconds: 0 }));
  for (const work of works) await during(work, clients, warmUp);
  for (let round = 0; round < rounds; round++)
    for (const [place, work] of works.entries()) {
      const { done, seconds } = await during(work, clients, secondsARound);
      const sum = sums[place] as (typeof sums)[number];
      sum.done += done;
      sum.seconds += seconds;
    }
  return sums.map(({ done, seconds }) => done / seconds);
}

async function during(work: () => Promise<unknown>, clients: number, seconds: number) {
  const began = performance.now();
  const until = began + seconds * 1000;
  let done = 0;
  const client = async () => {
    while (performance.now() < until) {
      await work();
      done++;
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  return { done, seconds: (performance.now() - began) / 1000 };
}
