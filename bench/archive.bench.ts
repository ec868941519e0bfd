import { setTimeout as wait } from 'node:timers/promises';
import { withCaller, type Ask } from './caller';
import { fillShop } from './databases';
import { fillShelves } from './fill-shelves';
import type { Figure } from './figure';
import type { Measure } from './measure';
import { percentilesOf } from './percentiles';
import { during } from './rate';
import { startEngine } from './server';
import { startShop, withFolder } from './shop';

const clients = 8;
/** Longer than the time between two rounds of copying, so that each turn bears its share of them. */
const secondsATurn = 20;
const secondsBetweenRounds = '5';
const size = { parts: 1000, customers: 200 };

interface Counter {
  sell(): Promise<unknown>;
  took: number[];
  seconds: number;
}

/** Compares the sales of two shops with a database of their own: one whose changes are copied elsewhere, one without. */
export const measureArchive: Measure = (_, { quick }) =>
  withFolder((place) =>
    withSellingShop(async (withoutPlace) =>
      withSellingShop(async (archived, ask) => {
        await ask('/backup/places', { path: place });
        await untilCopied(ask);
        const counters = { off: counterOf(withoutPlace), on: counterOf(archived) };
        for (const { sell } of Object.values(counters)) await during(sell, clients, 5);
        for (let round = 0; round < (quick ? 2 : 6); round++)
          for (const counter of Object.values(counters))
            counter.seconds += await during(counter.sell, clients, secondsATurn, counter.took);
        return figuresOf(counters.on, counters.off);
      }),
    ),
  );

const counterOf = (sell: () => Promise<unknown>): Counter => ({ sell, took: [], seconds: 0 });

function figuresOf(on: Counter, off: Counter): Figure[] {
  const rate = ({ took, seconds }: Counter) => took.length / seconds;
  return [
    { name: 'sales, 8 clients, changes copied elsewhere', value: rate(on), unit: '/s' },
    { name: 'sales, 8 clients, not copied', value: rate(off), unit: '/s' },
    { name: 'sales, copied ÷ not copied', value: rate(on) / rate(off), unit: 'ratio', atLeast: 0.97 },
    { name: 'sales, copied, p95', value: percentilesOf(on.took).p95, unit: 'ms' },
    { name: 'sales, not copied, p95', value: percentilesOf(off.took).p95, unit: 'ms' },
  ];
}

/** Runs a shop over an embedded database of its own, filled for selling. */
const withSellingShop = <T>(work: (sell: () => Promise<unknown>, ask: Ask) => Promise<T>): Promise<T> =>
  withFolder(async (folder) => {
    const engine = await startEngine({ dataDir: folder });
    await fillShop(engine.url, size);
    const drawSale = await fillShelves(engine.url);
    await engine.stop();
    const shop = await startShop(folder, undefined, { TUROOS_ARCHIVE_SECONDS: secondsBetweenRounds });
    return withCaller(shop.url, (ask) => work(() => ask('/sales', drawSale()), ask)).finally(() =>
      shop.stop(),
    );
  });

async function untilCopied(ask: Ask): Promise<void> {
  for (;;) {
    const { summary } = JSON.parse(await ask('/backup')) as {
      summary: { archive: { places: { from: string | null }[] } };
    };
    if (summary.archive.places[0]?.from) return;
    await wait(500);
  }
}
