import { randomBytes, randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { askApi, expect, test } from './shop';

const assets = fileURLToPath(new URL('../packages/web/dist/assets/', import.meta.url));

interface Sale {
  id: string;
  items: { product: string; quantity: number }[];
}

/** What the tests use of a till's runtime. */
interface Till {
  searchParts(
    text: string,
    limit: number,
  ): Promise<{ id: string; price: number; stock: [string, number][] }[]>;
  sell(sale: Sale): Promise<{ number: string }>;
  outbox(): Promise<{ status: string; sale: { number: string } }[]>;
}

/** The till of a tab, as the counter uses it. */
const tillOf = (page: Page) => {
  const isTill = (name: string) =>
    name.endsWith('.js') && readFileSync(assets + name, 'utf8').includes('turoos-till-sender');
  const file = readdirSync(assets).find(isTill);
  return page.evaluateHandle<Till>(`import('/assets/${file}').then((till) => till.startTill())`);
};

const randomText = () => randomBytes(32).toString('base64url');

/** Makes the signed-in browser a till, with a database of the first version. */
async function makeTill(page: Page): Promise<string> {
  const own = { secret: randomText(), token: randomText() };
  const { _id: id, code, name } = await askApi(page, 'POST', '/tills', { name: randomUUID(), ...own });
  await page.evaluate(
    async (device) => {
      const request = indexedDB.open('turoos-till', 1);
      request.onupgradeneeded = () => {
        for (const store of ['copy', 'meta', 'kept']) request.result.createObjectStore(store);
        request.result.createObjectStore('outbox', { keyPath: 'id' });
      };
      await new Promise((done) => (request.onsuccess = done));
      const writing = request.result.transaction('meta', 'readwrite');
      writing.objectStore('meta').put(device, 'device');
      await new Promise((done) => (writing.oncomplete = done));
      request.result.close();
      localStorage.setItem('turoos.till', JSON.stringify(device));
    },
    { id, code, name, ...own, next: null },
  );
  return id;
}

/** Reads or replaces a stored piece of the copy. */
const copyPiece = (page: Page, key: string, replacement?: string) =>
  page.evaluate(
    async ([name, text]) => {
      const request = indexedDB.open('turoos-till');
      await new Promise((done) => (request.onsuccess = done));
      const store = request.result.transaction('copy', 'readwrite').objectStore('copy');
      const asked = text === undefined ? store.get(name) : store.put(new TextEncoder().encode(text), name);
      await new Promise((done) => (asked.onsuccess = done));
      request.result.close();
      return asked.result as unknown;
    },
    [key, replacement] as const,
  );

const expectWhole = (page: Page) =>
  expect
    .poll(async () => ((await copyPiece(page, 'mark')) as { upTo: string } | undefined)?.upTo ?? null, {
      timeout: 30_000,
    })
    .not.toBeNull();

async function readSeller(page: Page): Promise<{ user: string; product: string }> {
  const { user } = await askApi(page, 'GET', '/auth/me');
  const till = await tillOf(page);
  await expect
    .poll(() => till.evaluate((one) => one.searchParts('', 1).then((found) => found.length)))
    .toBe(1);
  const [part] = await till.evaluate((one) => one.searchParts('', 1));
  return { user: user._id, product: part?.id ?? '' };
}

/** Sells on a tab; returns the numbers of the sales that the clerk saw as saved. */
async function sellOn(page: Page, count: number, { user, product }: { user: string; product: string }) {
  const till = await tillOf(page);
  const sold: string[] = [];
  for (let made = 0; made < count; made++) {
    const sale = {
      id: randomUUID(),
      user,
      wasTried: false,
      shift: null,
      customer: null,
      customerName: '',
      items: [{ product, quantity: 1, price: 100, listPrice: 100 }],
      discount: 0,
      tenders: [],
      change: null,
      rates: { usdToYer: null, toYer: {} },
      taxRate: 0,
      grandTotal: 100,
      rounding: 0,
      notes: '',
      grant: { until: null, largestSale: null, mayCredit: false },
    };
    const { number } = await till.evaluate(
      (one, given) => one.sell({ ...given, madeAt: new Date() } as Sale),
      sale,
    );
    sold.push(number);
  }
  return sold;
}

test('two tabs sell and send as one till, and when they are killed no sale is lost or doubled', async ({
  page,
  context,
  signIn,
}) => {
  await signIn('admin');
  const id = await makeTill(page);
  await page.goto('/');
  await expectWhole(page);
  const seller = await readSeller(page);
  const other = await context.newPage();
  await other.goto('/');
  await tillOf(other);

  // answers are lost, one request at a time is under way, and the first tab dies while its request is
  let underWay = 0;
  let most = 0;
  let requests = 0;
  let isOffline = true;
  await context.route('**/api/sales/offline', async (route) => {
    if (isOffline) return route.abort();
    most = Math.max(most, ++underWay);
    requests += 1;
    const isLost = requests <= 2;
    const reply = await route.fetch().catch(() => undefined);
    underWay -= 1;
    await (isLost || !reply ? route.abort() : route.fulfill({ response: reply })).catch(() => undefined);
  });
  await context.setOffline(true);
  const saved = (await Promise.all([sellOn(page, 4, seller), sellOn(other, 4, seller)])).flat();
  expect(new Set(saved).size).toBe(8);
  const dying = sellOn(page, 50, seller).catch(() => []);
  await expect
    .poll(async () => (await (await tillOf(other)).evaluate((till) => till.outbox())).length)
    .toBeGreaterThan(9);
  await page.close();
  await dying;
  const kept = await (await tillOf(other)).evaluate((till) => till.outbox());
  const numbers = kept.map(({ sale }) => sale.number);
  expect(numbers).toEqual(expect.arrayContaining(saved));

  isOffline = false;
  await context.setOffline(false);
  await expect.poll(() => requests, { timeout: 30_000 }).toBeGreaterThan(0);
  await other.close();
  const last = await context.newPage();
  await last.goto('/');
  const till = await tillOf(last);
  await expect
    .poll(
      () =>
        till.evaluate(
          async (one) => (await one.outbox()).filter(({ status }) => status !== 'acknowledged').length,
        ),
      { timeout: 60_000 },
    )
    .toBe(0);
  const booked = await askApi(last, 'GET', `/sales/offline?state=all&limit=100&till=${id}`);
  expect(booked.map(({ number }: { number: string }) => number).toSorted()).toEqual(numbers.toSorted());
  expect(most).toBe(1);
  expect(requests).toBeGreaterThan(numbers.length);
});

test('a damaged copy is filled anew, and the sale that waits stays', async ({ page, signIn }) => {
  await signIn('admin');
  await makeTill(page);
  const refusal = { success: false, code: 'INTERNAL', message: '' };
  await page.route('**/api/sales/offline', (route) => route.fulfill({ status: 500, json: refusal }));
  await page.goto('/');
  await expectWhole(page);
  const seller = await readSeller(page);
  const [number] = await sellOn(page, 1, seller);
  await page.goto('/api/ready');
  await copyPiece(page, 'p0', 'damaged');
  await page.goto('/');
  await readSeller(page);
  await expectWhole(page);
  const outbox = await (await tillOf(page)).evaluate((till) => till.outbox());
  expect(outbox.map(({ status, sale }) => [status, sale.number])).toEqual([['waiting', number]]);
});

test.describe('after a reboot without the server', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a till opens, finds parts and sells', async ({ page, context, signIn }) => {
    await signIn('admin');
    await makeTill(page);
    await page.goto('/');
    await expectWhole(page);
    const seller = await readSeller(page);
    await page.evaluate(() => navigator.serviceWorker.ready);
    await context.setOffline(true);
    const opened = await context.newPage();
    await page.close();
    await opened.goto('/');
    const till = await tillOf(opened);
    const stockOf = () =>
      till.evaluate(async (one) =>
        (await one.searchParts('', 1))[0]?.stock.reduce((sum, [, held]) => sum + held, 0),
      );
    const before = await stockOf();
    const [number] = await sellOn(opened, 1, seller);
    expect(number).toMatch(/^K\d+-000001$/);
    await expect.poll(stockOf).toBe((before ?? 0) - 1);
  });
});
