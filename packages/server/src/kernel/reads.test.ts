import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { useApp, type Person } from '../../test/app';
import { useDatabase } from '../../test/database';
import { aPart, aWarehouse } from '../../test/factories';
import { createApp } from '../app';
import { startLive, type Live } from './live';
import { createReads } from './reads';
import type { Services } from './services';

let services: Services;
const shop = useApp({}, (_, given) => (services = given));
const behind = useDatabase();
let product: string;
let live: Live;
let other: FastifyInstance;
let owner: Person;
let seller: Person;

beforeAll(async () => {
  product = await aPart(shop.db, { stock: { [await aWarehouse(shop.db)]: 1000 } });
  [owner, seller] = [await shop.person('super_admin'), await shop.person('super_admin')];
  // this server never receives notifications of changes
  live = { ...(await startLive(shop.url, shop.db, () => undefined)), subscribe: () => () => undefined };
  const { db, url } = shop;
  other = await createApp({ ...services, live, reads: createReads({ db, live, primary: { db, url } }) });
});
afterAll(async () => {
  await Promise.all([live.close(), other.close()]);
});

const sell = async () =>
  expect(
    (await seller.call('POST', '/sales', { items: [{ product, quantity: 1 }], paymentStatus: 'paid' }))
      .statusCode,
  ).toBe(201);
const figure = async (app: FastifyInstance, who: Person, path: string, pick: (data: never) => number) => {
  const headers = { authorization: `Bearer ${who.token}` };
  return pick((await app.inject({ url: `/api${path}`, headers })).json().data as never);
};
const figures: [string, (data: never) => number][] = [
  ['/reports/overview', (data: { totals: { orders: number } }) => data.totals.orders],
  ['/owner-report/dashboard-summary', (data: { today: { orders: number } }) => data.today.orders],
  ['/dashboard/sales', (data: { totalOrders: number }) => data.totalOrders],
];

describe('users see their own changes in the next read', () => {
  it.each(figures)('%s, on the same server and on another', async (path, pick) => {
    for (const app of [shop.app, other])
      for (let round = 0; round < 3; round++) {
        const before = await figure(app, seller, path, pick);
        expect(await figure(app, owner, path, pick)).toBe(before);
        await sell();
        expect(await figure(app, seller, path, pick)).toBe(before + 1);
      }
  });

  it('an answer stays cached for users who changed nothing', async () => {
    const reads = createReads({ db: shop.db, live, primary: { db: shop.db, url: shop.url } });
    const { cached } = await reads.of(owner);
    let worked = 0;
    const ask = async () => (await reads.of(owner)).cached('question', async () => ++worked);
    expect([await ask(), await ask(), await cached('question', async () => ++worked)]).toEqual([1, 1, 1]);
    await sell();
    expect(await ask()).toBe(1);
  });

  it('a lagging replica is skipped until it has the change', async () => {
    const [primary, replica] = [shop, behind].map(({ db, url }) => ({ db, url }));
    const reads = createReads({ db: shop.db, live, primary: primary as typeof shop, replica });
    const ask = async (who: Person, answer: string) => {
      const { db, cached } = await reads.of(who);
      return [db === behind.db ? 'replica' : 'primary', await cached('anything', async () => answer)];
    };
    const viewer = await shop.person('viewer');
    expect(await ask(viewer, 'old')).toEqual(['replica', 'old']);
    await sell();
    expect(await ask(seller, 'new')).toEqual(['primary', 'new']);
    expect(await ask(viewer, 'old again')).toEqual(['replica', 'old again']);
    expect(await ask(seller, 'not asked for')).toEqual(['primary', 'new']);

    const traces = await shop.db
      .selectFrom('auditLog')
      .select(['id', 'userName', 'action', 'entity'])
      .where('userId', '=', seller.id)
      .execute();
    await behind.db.insertInto('auditLog').values(traces).execute();
    expect(await ask(seller, 'arrived')).toEqual(['replica', 'arrived']);
    expect(await ask(viewer, 'not asked for')).toEqual(['replica', 'arrived']);
  });
});
