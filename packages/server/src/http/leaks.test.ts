import { getEventListeners } from 'node:events';
import type { AddressInfo } from 'node:net';
import { defineApi, streamed, texts } from '@turoos/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { useApp, type Person } from '../../test/app';
import { aPart, aWarehouse } from '../../test/factories';
import { begun, rawLines } from '../../test/raw-lines';
import { csvFile } from '../kernel/csv';
import { mount } from './mount';

/** An endpoint with more rows than a socket buffers, and one whose query is slow. */
const api = defineApi({
  rows: { method: 'GET', path: '/test/rows', access: 'signed-in', summary: '', reply: streamed() },
  slow: { method: 'GET', path: '/test/slow', access: 'signed-in', summary: '', reply: streamed() },
});
const columns = [{ header: 'n', value: ({ n }: { n: string }) => n }];
const limits = { silence: 1500, inAll: 8, perUser: 2 };
const shop = useApp(
  {},
  (app, services) =>
    mount(app, services, api, {
      rows: (_, { toFile }) =>
        toFile((db) => {
          const row = sql<string>`generate_series(1, 1000000000) || repeat('x', 500)`.as('n');
          return csvFile('rows', columns, db.selectNoFrom(row).stream(500));
        }),
      slow: (_, { toFile }) =>
        toFile((db) => csvFile('slow', columns, db.selectNoFrom(sql<string>`pg_sleep(60)`.as('n')).stream())),
    }),
  limits,
);
const lines = rawLines(() => (shop.app.server.address() as AddressInfo).port);
let people: Person[];
let product: string;

beforeAll(async () => {
  await shop.app.listen({ port: 0, host: '127.0.0.1' });
  people = await Promise.all(Array.from({ length: 5 }, () => shop.person('manager')));
  product = await aPart(shop.db, { stock: { [await aWarehouse(shop.db)]: 1000 } });
  await sale();
});
afterAll(() => lines.drop());

const token = (n: number) => people[n % people.length]?.token ?? '';

/** Makes a sale and returns its duration in milliseconds. */
async function sale(): Promise<number> {
  const began = performance.now();
  const items = [{ product, quantity: 1 }];
  const reply = await people[0]?.call('POST', '/sales', { items, paymentStatus: 'paid' });
  expect(reply?.statusCode, reply?.body).toBe(201);
  return performance.now() - began;
}
const connections = async () => {
  const { rows } = await sql<{ open: number }>`
    select count(*) as open from pg_stat_activity
    where application_name = 'turoos export' and datname = current_database()`.execute(shop.db);
  return rows[0]?.open;
};
const allGone = () => expect.poll(connections, { timeout: 10_000 }).toBe(0);
/** Takes all ten connections of the pool before it gives one back: for one that was not released it would wait in vain. */
async function poolIsWhole() {
  let takenAll = () => {};
  const all = new Promise<void>((resolve) => (takenAll = resolve));
  let taken = 0;
  const takeOne = () => {
    if (++taken === 10) takenAll();
    return all;
  };
  await Promise.all(Array.from({ length: 10 }, () => shop.db.connection().execute(takeOne)));
  await sale();
}

describe('resources are released after', () => {
  it('50 downloads dropped after their first bytes', async () => {
    for (let dropped = 0; dropped < 50;) {
      const answer = await lines.ask('/api/test/rows', token(dropped));
      // the connections of the previous downloads may still be closing
      if (answer.statusCode === 200) {
        await begun(answer);
        dropped++;
      }
      answer.destroy();
    }
    await allGone();
    await poolIsWhole();
  }, 60_000);

  it('30 downloads whose client stops reading, without slowing sales', async () => {
    let stalled = 0;
    const refused: number[] = [];
    while (stalled < 30 || refused.length === 0) {
      const answer = await lines.ask('/api/test/rows', token(stalled + refused.length));
      if (answer.statusCode === 200) stalled++;
      else {
        refused.push(answer.statusCode ?? 0);
        expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
        expect(await sale()).toBeLessThan(1500);
      }
    }
    expect(refused.every((status) => status === 429 || status === 503)).toBe(true);
    await allGone();
    await poolIsWhole();
  }, 60_000);

  it('the third of two allowed downloads per user is rejected with a message', async () => {
    const [first, second] = [await ask(), await ask()];
    expect([first.statusCode, second.statusCode]).toEqual([200, 200]);
    const third = await people[0]?.call('GET', '/test/rows');
    expect([third?.statusCode, third?.json().message]).toEqual([429, texts.exportsOfOne]);
    first.destroy();
    await expect.poll(async () => (await ask()).statusCode).toBe(200);
    lines.drop();
    await allGone();

    function ask() {
      return lines.ask('/api/test/rows', token(0));
    }
  });

  it('a download dropped while the database still looks for its first row', async () => {
    const asked = lines.ask('/api/test/slow', token(0)).catch(() => undefined);
    await expect.poll(connections).toBe(1);
    lines.drop();
    await asked;
    await allGone();
    await poolIsWhole();
  });

  it('a download whose database connection broke', async () => {
    const answer = await lines.ask('/api/test/rows', token(0));
    answer.resume();
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'turoos export' and datname = current_database()`.execute(shop.db);
    await expect.poll(() => answer.destroyed).toBe(true);
    expect(answer.complete).toBe(false);
    await allGone();
    expect((await lines.ask('/api/test/rows', token(0))).statusCode).toBe(200);
    lines.drop();
  });

  it('a HEAD request for a download or for the event stream', async () => {
    const watchers = getEventListeners(shop.live.closing, 'abort').length;
    for (const path of ['/api/test/rows', '/api/events'])
      expect((await lines.ask(path, token(0), 'HEAD')).statusCode).toBe(200);
    await allGone();
    expect(getEventListeners(shop.live.closing, 'abort')).toHaveLength(watchers);
  });

  it('200 event streams and 500 idle connections', async () => {
    await Promise.all(Array.from({ length: 500 }, () => lines.idle()));
    for (let opened = 0; opened < 200; opened += 20)
      await Promise.all(Array.from({ length: 20 }, (_, n) => lines.ask('/api/events', token(n)).then(begun)));
    expect(getEventListeners(shop.live.closing, 'abort')).toHaveLength(200);
    expect(await sale()).toBeLessThan(1500);
    lines.drop();
    await expect.poll(() => getEventListeners(shop.live.closing, 'abort').length).toBe(0);
    await poolIsWhole();
  }, 60_000);
});
