/** How often a second something gets done when so many do it at once, after a short warm-up. */
export async function ratePerSecond(
  work: () => Promise<unknown>,
  { clients = 8, seconds = 3 }: { clients?: number; seconds?: number } = {},
): Promise<number> {
  await during(work, clients, 0.5);
  return (await during(work, clients, seconds)) / seconds;
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
