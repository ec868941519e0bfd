import { setTimeout as wait } from 'node:timers/promises';
import { withShopOver, type Ask } from './caller';
import { homeScreen } from './dashboard.bench';
import type { Figure } from './figure';
import { fillShelves } from './fill-shelves';
import type { Measure } from './measure';
import { percentilesOf } from './percentiles';
import { during } from './rate';
import { busyShop } from './sizes';
import { searchOf } from './typed-words';

type Work = () => Promise<unknown>;

const clients = 8;
const secondsATurn = 2;

/** Measures what full counters do to the other screens, and what an export or a report does to the counters. */
export const measureLoad: Measure = (databases, { quick }) =>
  databases.copyOf(busyShop, async (url) => {
    const drawSale = await fillShelves(url);
    const rounds = quick ? 3 : 10;
    return withShopOver(url, async (ask) => {
      const sell = () => ask('/sales', drawSale());
      await during(sell, clients, secondsATurn);
      return [...(await readBesideSales(ask, sell, rounds)), ...(await sellBesideReads(ask, sell, rounds))];
    });
  });

/**
 * Compares the screens' answers in turns with eight clients selling and in quiet turns. A quiet answer follows one sale,
 * because beside sales nothing can be answered from a cache either.
 */
async function readBesideSales(ask: Ask, sell: Work, rounds: number): Promise<Figure[]> {
  let turn = 0;
  const reads: Readonly<Record<string, Work>> = {
    dashboard: () => Promise.all(homeScreen.map((call) => ask(call))),
    search: () => ask(searchOf(turn++)),
  };
  const figures: Figure[] = [];
  for (const [name, read] of Object.entries(reads)) {
    const took = { quiet: [] as number[], busy: [] as number[] };
    for (let round = 0; round < rounds; round++) {
      await afterSales(sell, read, took.quiet);
      await beside(sell, clients, () => during(read, 1, secondsATurn, took.busy));
    }
    const [quiet, busy] = [percentilesOf(took.quiet).p95, percentilesOf(took.busy).p95];
    figures.push(
      { name: `${name}, after a sale, p95`, value: quiet, unit: 'ms' },
      { name: `${name}, 8 clients selling, p95`, value: busy, unit: 'ms' },
      {
        name: `${name} p95, 8 clients selling ÷ after a sale`,
        value: busy / quiet,
        unit: 'ratio',
        atMost: 3,
      },
    );
  }
  return figures;
}

/** Repeats the read, each time after a sale that is not timed. */
async function afterSales(sell: Work, read: Work, took: number[]): Promise<void> {
  const until = performance.now() + secondsATurn * 1000;
  while (performance.now() < until) {
    await sell();
    const began = performance.now();
    await read();
    took.push(performance.now() - began);
  }
}

/** Compares the sales of eight clients in turns without and with somebody reading everything. */
async function sellBesideReads(ask: Ask, sell: Work, rounds: number): Promise<Figure[]> {
  const reads: Readonly<Record<string, Work>> = {
    'an export of all sales': () => ask('/sales?format=csv'),
    'a report of all sales each second': () => Promise.all([ask('/reports/sales'), wait(1000)]),
  };
  const figures: Figure[] = [];
  for (const [name, read] of Object.entries(reads)) {
    const done = { alone: 0, beside: 0 };
    const count = async () => {
      const took: number[] = [];
      const seconds = await during(sell, clients, secondsATurn, took);
      return took.length / seconds / rounds;
    };
    for (let round = 0; round < rounds; round++) {
      done.alone += await count();
      done.beside += await beside(read, 1, count);
    }
    figures.push(
      { name: `sales beside ${name}`, value: done.beside, unit: '/s' },
      { name: `sales beside ${name} ÷ alone`, value: done.beside / done.alone, unit: 'ratio', atLeast: 0.8 },
    );
  }
  return figures;
}

/** Runs the work while some clients repeat another one. */
async function beside<T>(load: Work, loaders: number, work: () => Promise<T>): Promise<T> {
  const ended = new AbortController();
  const loader = async () => {
    while (!ended.signal.aborted) await load();
  };
  const loads = Promise.all(Array.from({ length: loaders }, loader));
  try {
    return await work();
  } finally {
    ended.abort();
    await loads;
  }
}
