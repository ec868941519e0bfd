import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { startShop, withFolder } from '../../bench/shop';
import { brokenBooks } from '../broken-books';
import { signInAs } from '../sign-in-as';
import { startEngine } from '../server';
import { noPromises, runClient, type Line, type Promises } from './client';
import { fillDisk, mountSmallDisk, unmount } from '../../packages/server/test/small-disk';
import { keepShop, untilReady, type ShopProcess } from './shop-process';
import { readStock, watchShift } from './read-stock';
import { runTill } from './tills/till-process';
import { tortureTills } from './tills/torture-tills';
import { compare } from './verdict';

const { values: options } = parseArgs({
  options: {
    kills: { type: 'string', default: '50' },
    clients: { type: 'string', default: '64' },
    /** Tills that sell without the server instead of clients that work with it. */
    tills: { type: 'boolean', default: false },
    sales: { type: 'string', default: '600' },
    /** The folder of a simulated till, whose process this is. */
    till: { type: 'string' },
  },
});
const kills = Number(options.kills);
const clients = Number(options.clients);

/** Milliseconds between two kills, so that requests are under way at each. */
const pauseBetweenKills = () => 500 + Math.random() * 2500;

if (options.till) await runTill(options.till);
else if (options.tills) await withFolder((folder) => tortureTills(folder, Number(options.sales)));
else await withFolder(tortureShop);

async function tortureShop(folder: string): Promise<void> {
  const smallDisk = mountSmallDisk(folder, 1500);
  try {
    await torture(folder, smallDisk);
  } finally {
    if (smallDisk) unmount(folder);
  }
}

async function torture(folder: string, smallDisk: boolean): Promise<void> {
  const demo = await startShop(folder, ['packages/server/dist/demo.js']);
  await demo.stop();
  const shop = await keepShop(folder);
  process.once('exit', shop.abandon);
  const promises = noPromises();
  let stopping = false;
  // two users, so that one can join the shift of the other
  const lines = [lineOf(shop.url, 'super_admin'), lineOf(shop.url, 'admin')] as const;
  const stock = await readStock(shop.url, await lines[0].token());
  const began = performance.now();
  const work = Promise.all(
    Array.from({ length: clients }, (_, client) =>
      runClient(lines[client % 2 ? 1 : 0], stock, promises, () => stopping),
    ),
  );
  const watch = watchShift(lines[0], stock, () => stopping);
  const blows = await strike(shop, folder, smallDisk);
  await wait(3000);
  stopping = true;
  await Promise.all([work, watch]);
  const seconds = (performance.now() - began) / 1000;
  await shop.stop();
  const engine = await startEngine({ dataDir: folder });
  try {
    const verdict = await compare(engine.url, promises);
    report(promises, verdict, blows, await brokenBooks(engine.url), seconds);
  } finally {
    await engine.stop();
  }
}

function lineOf(url: string, username: string): Line {
  let token: Promise<string> | undefined;
  return {
    url,
    token: () =>
      (token ??= signInAs(url, username).catch((error) => {
        token = undefined;
        throw error;
      })),
    forget: () => (token = undefined),
  };
}

interface Blows {
  counts: Record<string, number>;
  /** Milliseconds of each recovery. */
  recoveries: number[];
}

async function strike(shop: ShopProcess, folder: string, smallDisk: boolean): Promise<Blows> {
  const counts: Record<string, number> = { 'server killed': 0, 'database killed': 0, 'disk filled': 0 };
  const recoveries: number[] = [];
  const count = (what: string) => (counts[what] = (counts[what] ?? 0) + 1);
  for (let blow = 0; blow < kills; blow++) {
    await wait(pauseBetweenKills());
    const which = blow % 3;
    if (which !== 1) {
      shop.killServer();
      count('server killed');
    }
    if (which !== 0) {
      await shop.killDatabase();
      count('database killed');
    }
    await wait(100);
    recoveries.push(await untilReady(shop.url));
    if (blow % 10 === 9) console.error(`  ${blow + 1} blows`);
    if (!smallDisk || blow % 20 !== 19) continue;
    const empty = fillDisk(folder);
    count('disk filled');
    await wait(4000);
    empty();
    recoveries.push(await untilReady(shop.url));
  }
  return { counts, recoveries };
}

function report(
  { kept, open, done, refused, lostOnPurpose }: Promises,
  { lost, doubled, halves, wrongMoney, silent }: Awaited<ReturnType<typeof compare>>,
  { counts, recoveries }: Blows,
  broken: string[],
  seconds: number,
): void {
  const slowest = recoveries.toSorted((a, b) => a - b);
  for (const what of lost.slice(0, 10)) console.log(`LOST ${what}`);
  for (const what of doubled.slice(0, 10)) console.log(`DOUBLED ${what}`);
  for (const what of halves.slice(0, 10)) console.log(`HALF ${what}`);
  for (const what of wrongMoney.slice(0, 10)) console.log(`MONEY ${what}`);
  for (const claim of broken) console.log(`BROKEN ${claim}`);
  console.table({
    ...counts,
    'answers thrown away': lostOnPurpose,
    'seconds under load': Math.round(seconds),
    ...Object.fromEntries([...done].map(([kind, times]) => [`done: ${kind}`, times])),
    ...Object.fromEntries([...refused].map(([status, times]) => [`refused with ${status}`, times])),
    'recovery, median ms': Math.round(slowest[Math.floor(slowest.length / 2)] ?? 0),
    'recovery, longest ms': Math.round(slowest.at(-1) ?? 0),
    'never answered': open.size,
    'never answered, yet done': silent,
  });
  console.log(
    `${kept.size} writes promised by ${clients} clients: ${lost.length} lost, ${doubled.length} doubled, ${halves.length} half, ${wrongMoney.length} with other money, ${broken.length} broken books`,
  );
  const faults = [lost, doubled, halves, wrongMoney, broken];
  process.exitCode = faults.some(({ length }) => length > 0) ? 1 : 0;
}
