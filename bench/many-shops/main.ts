import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { Client } from 'pg';
import { addressOf } from '../database/addresses';
import { fillShop } from '../databases';
import { fillShelves } from '../fill-shelves';
import { startEngine } from '../server';
import { commands, signIn, startShop, withFolder, type BenchShop } from '../shop';
import { readCosts, type Cost } from './read-cost';

/*
 * Measures what one shop among many on a host takes: shops with a database each in one PostgreSQL and a server process
 * each, first all idle, then one of them selling. Linux only.
 */

const { values: options } = parseArgs({
  options: {
    shops: { type: 'string', default: '6' },
    seconds: { type: 'string', default: '60' },
    /** Sales a second of the busy shop. */
    sales: { type: 'string', default: '2' },
  },
});
const seconds = Number(options.seconds);
const salesPerSecond = Number(options.sales);
const template = 'shop';

await withFolder(async (folder) => {
  const engine = await startEngine({ dataDir: join(folder, 'engine') });
  const shops: (BenchShop & { database: string })[] = [];
  try {
    await manage(engine.url, `create database ${template}`);
    await fillShop(addressOf(engine.url, template), { parts: 2000, customers: 200, sales: 3000 });
    for (let number = 1; number <= Number(options.shops); number++) {
      const database = `shop_${number}`;
      await manage(engine.url, `create database ${database} template ${template}`);
      const settings = {
        DATABASE_URL: addressOf(engine.url, database),
        TUROOS_MDNS: 'off',
        TUROOS_HTTPS: 'off',
      };
      shops.push({ database, ...(await startShop(join(folder, database), commands.server, settings)) });
    }
    const [busy] = shops;
    if (!busy) throw new Error('At least one shop is needed.');
    // connections that were needed for the start are closed when nobody uses them
    await wait(30_000);
    const idle = await readCosts(engine.url, shops, seconds);
    const drawSale = await fillShelves(addressOf(engine.url, busy.database));
    const [[before], [one], sold] = [
      await readCosts(engine.url, [busy], 0.1),
      ...(await Promise.all([readCosts(engine.url, [busy], seconds), sell(busy, drawSale)])),
    ];
    console.table({
      'an idle shop': rounded(average(idle)),
      [`a shop with ${salesPerSecond} sales a second`]: one && rounded(one),
    });
    const grown = (one?.databaseMegabytes ?? 0) - (before?.databaseMegabytes ?? 0);
    console.log(
      `${sold} sales of three lines took ${((grown * 1024) / sold).toFixed(1)} KB each in the database.`,
    );
  } finally {
    for (const shop of shops) await shop.stop();
    await engine.stop();
  }
});

/** Sells at an even pace as long as the costs are read. */
async function sell({ url }: BenchShop, drawSale: () => unknown): Promise<number> {
  const token = await signIn(url);
  const began = performance.now();
  const count = seconds * salesPerSecond;
  for (let sold = 0; sold < count; sold++) {
    await wait(Math.max(0, began + (sold * 1000) / salesPerSecond - performance.now()));
    const reply = await fetch(`${url}/api/sales`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(drawSale()),
    });
    if (!reply.ok) throw new Error(await reply.text());
  }
  return count;
}

function average(costs: readonly Cost[]): Cost {
  const mean = (figure: keyof Cost) => costs.reduce((sum, cost) => sum + cost[figure], 0) / costs.length;
  return {
    serverMegabytes: mean('serverMegabytes'),
    connections: mean('connections'),
    connectionMegabytes: mean('connectionMegabytes'),
    databaseMegabytes: mean('databaseMegabytes'),
    processor: mean('processor'),
  };
}

function rounded(cost: Cost) {
  return Object.fromEntries(
    Object.entries(cost).map(([figure, value]) => [figure, Number(value.toFixed(1))]),
  );
}

async function manage(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}
