import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { startShop, withFolder } from '../../bench/shop';
import { signInAs } from '../sign-in-as';
import { noPromises, runClient, type Line } from '../torture/client';
import { readStock, watchShift } from '../torture/read-stock';
import { grown, least, readFigures, type Figures } from './figures';
import { lookAround, watchChanges } from './screens';

const { values: options } = parseArgs({
  options: { minutes: { type: 'string', default: '120' }, clients: { type: 'string', default: '6' } },
});
const minutes = Number(options.minutes);
const clients = Number(options.clients);

/** Milliseconds between two looks at the server. */
const lookEvery = 5000;
/** The share of the time in which caches fill and the code becomes fast. */
const warmUp = 0.2;
/** The share of the time over which the least of a figure is taken. */
const stage = 0.15;

await withFolder(async (folder) => {
  const shop = await startShop(folder, ['packages/server/dist/demo.js']);
  let isOver = false;
  const stopped = () => isOver;
  const line = lineTo(shop.url);
  try {
    const stock = await readStock(shop.url, await line.token());
    const promises = noPromises();
    const work = [
      ...Array.from({ length: clients }, () => runClient(line, stock, promises, stopped)),
      watchShift(line, stock, stopped),
      lookAround(line, stopped),
      watchChanges(line, stopped),
    ];
    const samples: Figures[] = [];
    const until = Date.now() + minutes * 60_000;
    while (Date.now() < until) {
      await wait(lookEvery);
      samples.push(readFigures(await (await fetch(`${shop.url}/api/metrics`)).text()));
    }
    isOver = true;
    await Promise.all(work);
    report(samples, promises.kept.size);
  } finally {
    isOver = true;
    await shop.stop();
  }
});

function report(samples: readonly Figures[], writes: number): void {
  const at = (from: number) =>
    least(samples.slice(Math.floor(samples.length * from), Math.ceil(samples.length * (from + stage))));
  const stages = { start: at(warmUp), middle: at(0.55), end: at(1 - stage) };
  console.table(stages);
  console.log(`${writes} writes were confirmed in ${minutes} minutes.`);
  const growing = grown(stages.start, stages.middle, stages.end);
  if (growing.length === 0) return console.log('Nothing grew.');
  console.log(`These went on growing: ${growing.join(', ')}.`);
  process.exitCode = 1;
}

/** Signs in again before a token ends. */
function lineTo(url: string): Line {
  let signedIn: { at: number; token: Promise<string> } | undefined;
  return {
    url,
    token() {
      if (!signedIn || Date.now() - signedIn.at > 5 * 60_000)
        signedIn = { at: Date.now(), token: signInAs(url, 'super_admin') };
      return signedIn.token;
    },
    forget: () => (signedIn = undefined),
  };
}
