import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startShop } from '../../../bench/shop';
import { brokenBooks } from '../../broken-books';
import { startEngine } from '../../server';
import { signInAs } from '../../sign-in-as';
import { keepShop, untilReady, type ShopProcess } from '../shop-process';
import { beHostile } from './hostile-till';
import { startProxy, type LosingProxy } from './losing-proxy';
import { SimulatedTill, type Seen } from './simulated-till';
import { judgeTills, type TillsVerdict } from './tills-verdict';

const hour = 3_600_000;
const random = () => randomBytes(32).toString('base64url');
const between = (least: number, most: number) => least + Math.random() * (most - least);

/**
 * Three tills sell through a day in which the server, the line and the tills themselves are killed again and again, while
 * a fourth lies. Afterwards everything that a clerk saw as saved must be in the books once, as it was sold.
 */
export async function tortureTills(folder: string, sales: number): Promise<void> {
  const shopFolder = join(folder, 'shop');
  const demo = await startShop(shopFolder, ['packages/server/dist/demo.js']);
  await demo.stop();
  const shop = await keepShop(shopFolder);
  process.once('exit', shop.abandon);
  const proxy = await startProxy(shop.url);
  const seen = new Map<string, Seen>();
  const owner = await signInAs(shop.url, 'super_admin');
  const tills = await makeTills(shop.url, proxy.url, folder, owner, seen);
  const began = performance.now();
  let isOver = false;
  const [liar, victim] = [await register(shop.url, owner, 'كاذبة'), tills[0]];
  const hostile = beHostile(
    { url: shop.url, token: owner, own: liar, other: { code: victim?.device.code ?? '' }, seen },
    () => isOver,
  );
  const blows = await day({ shop, proxy, tills, seen, sales });
  isOver = true;
  const { ids, suspects, errors } = await hostile;
  const rest = await sendTheRest(shop, proxy, tills);
  for (const till of tills) await till.kill();
  proxy.close();
  await shop.stop();
  const engine = await startEngine({ dataDir: shopFolder });
  try {
    const verdict = await judgeTills(engine.url, seen, { ids, suspects });
    const broken = [...(await brokenBooks(engine.url)), ...errors, ...rest];
    const figures = {
      ...blows,
      'answers thrown away': proxy.lost,
      'forged sales': ids.length + suspects.length,
      seconds: Math.round((performance.now() - began) / 1000),
    };
    report(seen, verdict, broken, figures);
  } finally {
    await engine.stop();
  }
}

async function callAs<T>(url: string, token: string, path: string, body?: object): Promise<T> {
  const reply = await fetch(`${url}/api${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  const { data, message } = (await reply.json()) as { data?: T; message?: string };
  if (data === undefined) throw new Error(`${path}: ${message}`);
  return data;
}

async function register(url: string, owner: string, name: string) {
  const own = { secret: random(), token: random() };
  const { code } = await callAs<{ code: string }>(url, owner, '/tills', { name, ...own });
  return { code, ...own };
}

async function makeTills(
  url: string,
  line: string,
  folder: string,
  owner: string,
  seen: Map<string, Seen>,
): Promise<SimulatedTill[]> {
  const parts = await callAs<{ _id: string }[]>(url, owner, '/products?limit=12&status=low_stock');
  const tills: SimulatedTill[] = [];
  for (const [username, clockAhead] of [
    ['sales_staff', 0],
    ['sales_manager', hour],
    ['manager', 0],
  ] as const) {
    const { code, secret, token } = await register(url, owner, `نقطة ${username}`);
    const { user } = await callAs<{ user: { _id: string } }>(url, await signInAs(url, username), '/auth/me');
    const scarce = parts.map((part) => part._id);
    const device = { url: line, code, secret, username, userId: user._id, clockAhead, scarce };
    tills.push(new SimulatedTill(folder, device, token, seen));
  }
  return tills;
}

interface Day {
  shop: ShopProcess;
  proxy: LosingProxy;
  tills: readonly SimulatedTill[];
  seen: ReadonlyMap<string, Seen>;
  sales: number;
}

async function day({ shop, proxy, tills, seen, sales }: Day): Promise<Record<string, number>> {
  const blows = { 'server killed': 0, 'line cut': 0, 'till brought back from an old image': 0 };
  for (const till of tills) till.start();
  await until(() => tills.every(({ isReady }) => isReady), 'the tills have their copies');
  proxy.losing = 0.15;
  const [, , aged] = tills;
  let image: 'none' | 'taken' | 'back' = 'none';
  while (seen.size < sales) {
    await wait(between(200, 1200));
    const blow = Math.random();
    if (blow < 0.3) {
      shop.killServer();
      blows['server killed']++;
    } else if (blow < 0.45) {
      proxy.isDown = true;
      blows['line cut']++;
      await wait(between(1000, 6000));
      proxy.isDown = false;
    } else await tills[Math.floor(Math.random() * tills.length)]?.restart();
    if (aged && image === 'none' && seen.size > sales / 3) {
      await aged.kill();
      aged.takeImage();
      aged.start();
      image = 'taken';
    } else if (aged && image === 'taken' && seen.size > (sales * 2) / 3) {
      // what it has not sent would be gone with its disk
      aged.setClosed(true);
      await wait(4000);
      await untilReady(shop.url);
      await until(() => aged.unsent === 0, 'the till with the image has sent its sales');
      await aged.kill();
      aged.bringImageBack();
      aged.start();
      blows['till brought back from an old image']++;
      image = 'back';
    }
  }
  return { ...blows, 'tills killed': tills.reduce((sum, { kills }) => sum + kills, 0) };
}

/** Ends the day with everything in order again; returns what could not be sent. */
async function sendTheRest(
  shop: ShopProcess,
  proxy: LosingProxy,
  tills: readonly SimulatedTill[],
): Promise<string[]> {
  for (const till of tills) till.setClosed(true);
  proxy.losing = 0;
  await untilReady(shop.url);
  // a sale that is being saved, and the report of it
  await wait(4000);
  await until(() => tills.every(({ unsent, refused }) => unsent === refused.length), 'all sales are sent');
  return tills.flatMap(({ device, refused }) =>
    refused.map((why) => `${device.code} has a refused sale: ${why}`),
  );
}

async function until(isSo: () => boolean, what: string): Promise<void> {
  const most = Date.now() + 180_000;
  while (!isSo()) {
    if (Date.now() > most) throw new Error(`It never happened that ${what}.`);
    await wait(100);
  }
}

function report(
  seen: ReadonlyMap<string, Seen>,
  { lost, doubled, wrong, numbersTwice, forged, figures }: TillsVerdict,
  broken: readonly string[],
  blows: Record<string, number>,
): void {
  const faults = {
    LOST: lost,
    DOUBLED: doubled,
    WRONG: wrong,
    NUMBER: numbersTwice,
    FORGED: forged,
    BROKEN: broken,
  };
  for (const [what, all] of Object.entries(faults))
    for (const one of all.slice(0, 10)) console.log(`${what} ${one}`);
  const offline = [...seen.values()].filter(({ number }) => number !== null).length;
  console.table({
    ...blows,
    'saved without the server': offline,
    'saved with it': seen.size - offline,
    ...figures,
  });
  console.log(
    `${seen.size} sales that clerks saw as saved: ${lost.length} lost, ${doubled.length} doubled, ${wrong.length} with other lines, ${numbersTwice.length} numbers twice, ${forged.length} forged, ${broken.length} broken books`,
  );
  process.exitCode = Object.values(faults).some(({ length }) => length > 0) ? 1 : 0;
}
