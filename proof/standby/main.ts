import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { Client } from 'pg';
import { withFolder } from '../../bench/shop';
import { brokenBooks } from '../broken-books';
import { sellUntil } from '../disk/sell';
import { freePort } from '../free-port';
import { findRunning } from '../server';
import { signInAs } from '../sign-in-as';
import { readStock } from '../torture/read-stock';
import { computer, until, type Computer } from './computer';

/**
 * Proves that a shop survives its computer: it sells under load while a second one stands by, is killed with its database,
 * its folder is deleted, and the second one takes over. With waiting no acknowledged sale may be lost; without, the seconds
 * that were lost are counted. The former shop, brought back as it was, must refuse to serve. Then the roles change.
 */
const { values: options } = parseArgs({
  options: { clients: { type: 'string', default: '6' }, seconds: { type: 'string', default: '12' } },
});

interface Outcome {
  promised: number;
  lost: number;
  secondsLost: number;
  takenOverIn: number;
  refuses: boolean;
  broken: number;
}

await withFolder((first) => withFolder((second) => withFolder((aside) => prove(first, second, aside))));

async function prove(first: string, second: string, aside: string): Promise<void> {
  const [shop, other] = [computer(first, await freePort()), computer(second, await freePort())];
  try {
    console.error('  filling the shop…');
    await shop.start('demo');
    const sync = await round('sync', shop, other, aside);
    const async = await round('async', other, shop, aside);
    console.table({ 'sales wait for both': sync, 'sales wait for nothing': async });
    const isWell = [sync, async].every((one) => one.promised > 0 && one.refuses && one.broken === 0);
    const holds = isWell && sync.lost === 0 && async.lost < async.promised;
    console.log(holds ? 'The shop survived its computer.' : 'The shop did NOT survive its computer.');
    process.exitCode = holds ? 0 : 1;
  } finally {
    await Promise.all([shop.kill(), other.kill()]);
  }
}

/** One computer is the shop and dies, the other stands by and takes over. */
async function round(
  mode: 'sync' | 'async',
  shop: Computer,
  other: Computer,
  aside: string,
): Promise<Outcome> {
  const token = await signInAs(shop.url, 'super_admin');
  console.error(`  ${mode}: pairing…`);
  const { code, address } = await post<{ code: string; address: string }>(shop, token, '/standbys');
  await other.start('main', '--standby', `of=${address}`, `code=${code}`);
  await send('PUT', shop, token, '/settings', { backup: { standbyMode: mode, standbyWait: 10 } });
  await until('the second computer is in step', () => isInStep(shop, token, mode), 90);

  console.error(`  ${mode}: selling…`);
  const stock = await readStock(shop.url, token);
  const dying = new AbortController();
  const sold = sellUntil({ url: shop.url, token, stock, clients: Number(options.clients) }, dying.signal);
  await wait(Number(options.seconds) * 1000 + Math.random() * 5000);
  const died = Date.now();
  await shop.kill();
  dying.abort();
  const promised = (await sold).filter(({ at }) => at <= died);
  // its disk is gone
  const lost = join(aside, mode);
  await rename(shop.folder, lost);

  console.error(`  ${mode}: taking over…`);
  await other.run('takeover', '--yes');
  await until('the second computer is the shop', () => isReady(other));
  const takenOverIn = (Date.now() - died) / 1000;

  // and mended, as it was when it died
  await rename(lost, shop.folder);
  await shop.start();
  const refuses = shop.said().includes('has moved to') && !(await isReady(shop));
  await shop.kill();

  const url = (await findRunning(other.folder)) ?? '';
  const kept = await salesIn(url);
  const missing = promised.filter(({ id }) => !kept.has(id));
  const oldest = Math.min(died, ...missing.map(({ at }) => at));
  return {
    promised: promised.length,
    lost: missing.length,
    secondsLost: (died - oldest) / 1000,
    takenOverIn,
    refuses,
    broken: (await brokenBooks(url)).length,
  };
}

function isReady({ url }: Computer): Promise<boolean> {
  return fetch(`${url}/api/ready`).then(
    ({ ok }) => ok,
    () => false,
  );
}

async function isInStep(shop: Computer, token: string, mode: string): Promise<boolean> {
  const { standbys, isWaitedFor } = await post<{ standbys: { state: string }[]; isWaitedFor: boolean }>(
    shop,
    token,
    '/standbys',
    'GET',
  );
  return standbys[0]?.state === 'inStep' && isWaitedFor === (mode === 'sync');
}

function send(method: string, { url }: Computer, token: string, path: string, body?: object) {
  return fetch(`${url}/api${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
}

async function post<T>(shop: Computer, token: string, path: string, method = 'POST'): Promise<T> {
  const reply = await send(method, shop, token, path);
  if (!reply.ok) throw new Error(`${path} was refused: ${await reply.text()}`);
  return ((await reply.json()) as { data: T }).data;
}

async function salesIn(url: string): Promise<Set<string>> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ id: string }>('select id from sales');
  await client.end();
  return new Set(rows.map(({ id }) => id));
}
