interface Crowd {
  clients?: number;
  seconds?: number;
}

/** How often a second something gets done when so many do it at once, after a short warm-up. */
export async function ratePerSecond(work: () => Promise<unknown>, crowd: Crowd = {}): Promise<number> {
  const [rate = 0] = await ratesPerSecond([work], crowd);
  return rate;
}

/** The same of several things in turns, so that whatever else the machine does hits all of them alike. */
export async function ratesPerSecond(
  works: readonly (() => Promise<unknown>)[],
  { clients = 8, seconds = 3 }: Crowd = {},
): Promise<number[]> {
  const rounds = 6;
  const done = works.map(() => 0);
  for (const work of works) await during(work, clients, 0.5);
  for (let round = 0; round < rounds; round++)
    for (const [place, work] of works.entries())
      done[place] = (done[place] ?? 0) + (await during(work, clients, seconds / rounds));
  return done.map((count) => count / seconds);
}

async function during(work: () => Promise<unknown>, clients: number, seconds: number): Promise<number> {
  const until = performance.now() + seconds * 1000;
  let done = 0;
  const client = async () => {
    while (performance.now() < until) {
      await work();
      done++;
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  return done;
}
