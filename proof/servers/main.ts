import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { startShop, withFolder } from '../../bench/shop';
import { brokenBooks } from '../broken-books';
import { proveCluster } from '../cluster/prove';
import { signInAs } from '../sign-in-as';
import { noPromises, runClient, type Line } from '../torture/client';
import { readStock, watchShift } from '../torture/read-stock';
import { keepShop, untilReady, type ShopProcess } from '../torture/shop-process';
import { compare } from '../torture/verdict';
import { ask, jobsRanOnce, numbersInOrder, type Finding } from './checks';
import { startCluster, type Cluster } from './postgres';

const { values: options } = parseArgs({
  options: {
    seconds: { type: 'string', default: '30' },
    clients: { type: 'string', default: '24' },
    /** A cluster whose primary dies, instead of servers that die. */
    cluster: { type: 'boolean', default: false },
  },
});
const seconds = Number(options.seconds);
const clients = Number(options.clients);

const findings = options.cluster ? await proveCluster(clients) : await withFolder(proveServers);
console.table(findings);
// what other programs of the proof left open must not keep it
process.exit(findings.every(({ holds }) => holds) ? 0 : 1);

async function proveServers(folder: string): Promise<Finding[]> {
  const cluster = await startCluster(folder);
  const settings = { DATABASE_URL: cluster.primary, DATABASE_READ_URL: cluster.replica };
  const demo = await startShop(folder, ['packages/server/dist/demo.js'], { DATABASE_URL: cluster.primary });
  await demo.stop();
  const alone = await keepShop(folder, settings);
  const one = await work(cluster, [alone], false);
  await alone.stop();
  const servers = await Promise.all(Array.from({ length: 3 }, () => keepShop(folder, settings)));
  for (const server of servers) process.once('exit', server.abandon);
  try {
    return [
      await newsCrosses(servers),
      await reportsGoToTheReplica(servers, cluster),
      ...one,
      ...(await work(cluster, servers, true)),
      await jobsRanOnce(cluster.primary, servers),
    ];
  } finally {
    for (const server of servers) await server.stop();
    await cluster.stop();
  }
}

/** Lets clients work on all servers and, if asked, kills servers meanwhile. */
async function work(cluster: Cluster, servers: ShopProcess[], kill: boolean): Promise<Finding[]> {
  const promises = noPromises();
  const [first] = servers as [ShopProcess];
  const token = await signInAs(first.url, 'super_admin');
  const stock = await readStock(first.url, token);
  let stopping = false;
  const lines = servers.map(({ url }) => ({ url, token: async () => token, forget: () => {} }));
  const working = Promise.all(
    Array.from({ length: clients }, (_, index) =>
      runClient(lines[index % lines.length] as Line, stock, promises, () => stopping),
    ),
  );
  const watching = watchShift(lines[0] as Line, stock, () => stopping);
  for (let part = 0; part < 3; part++) {
    await wait((seconds * 1000) / 3);
    if (kill && part < 2) servers[part]?.killServer();
  }
  for (const { url } of servers) await untilReady(url);
  stopping = true;
  await Promise.all([working, watching]);
  const { lost, doubled, halves, wrongMoney } = await compare(cluster.primary, promises);
  const broken = await brokenBooks(cluster.primary);
  const name = `${servers.length} server${servers.length > 1 ? 's, two of them killed' : ''}`;
  return [
    { what: `${name}: writes a second`, value: Math.round(promises.kept.size / seconds), holds: true },
    {
      what: `${name}: promised writes lost or doubled`,
      value: lost.length + doubled.length,
      holds: lost.length + doubled.length === 0,
    },
    {
      what: `${name}: shifts and money left half or otherwise`,
      value: halves.length + wrongMoney.length,
      holds: halves.length + wrongMoney.length === 0,
    },
    { what: `${name}: books broken`, value: broken.join('; ') || 0, holds: broken.length === 0 },
    { what: `${name}: invoice numbers missing or doubled`, ...(await numbersInOrder(cluster.primary)) },
  ];
}

/** Checks that a change made on one server is announced on another. */
async function newsCrosses(servers: ShopProcess[]): Promise<Finding> {
  const [here, , there] = servers as [ShopProcess, ShopProcess, ShopProcess];
  const token = await signInAs(here.url, 'super_admin');
  const authorization = `Bearer ${token}`;
  const listening = await fetch(`${there.url}/api/events`, {
    headers: { authorization },
    signal: AbortSignal.timeout(20_000),
  });
  const began = performance.now();
  await fetch(`${here.url}/api/customers`, {
    method: 'POST',
    headers: { authorization, 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'عميل من خادم آخر' }),
  });
  let heard = '';
  for await (const chunk of listening.body as unknown as AsyncIterable<Uint8Array>) {
    heard += Buffer.from(chunk).toString();
    if (heard.includes('customers')) break;
  }
  const took = Math.round(performance.now() - began);
  return {
    what: 'news from one server to another, ms',
    value: took,
    holds: heard.includes('customers') && took < 3000,
  };
}

async function reportsGoToTheReplica(servers: ShopProcess[], { replica }: Cluster): Promise<Finding> {
  const [first] = servers as [ShopProcess];
  const token = await signInAs(first.url, 'super_admin');
  const read = async () =>
    Number(
      (await ask<{ rows: string }>(replica, `select sum(tup_returned) as rows from pg_stat_database`))[0]
        ?.rows,
    );
  const before = await read();
  for (let times = 0; times < 5; times++)
    await fetch(`${first.url}/api/reports/sales?format=csv`, {
      headers: { authorization: `Bearer ${token}` },
    }).then((reply) => reply.text());
  await wait(2000);
  const rows = (await read()) - before;
  return { what: 'rows the replica read for reports', value: rows, holds: rows > 1000 };
}
