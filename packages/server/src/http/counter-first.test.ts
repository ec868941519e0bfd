import { apis, texts, type Api } from '@turoos/contract';
import { afterEach, describe, expect, it } from 'vitest';
import { useApp } from '../../test/app';
import { aPart, aWarehouse } from '../../test/factories';
import type { Services } from '../kernel/services';
import { givesWay } from './counter-first';

let services: Services;
const shop = useApp({}, (_, given) => (services = given));

describe('while the server is overloaded', () => {
  const strain = (isOver: boolean) => (services.monitor.isOverloaded = () => isOver);
  afterEach(() => void strain(false));

  it('reports, files and lists are refused for a while, and selling, searching and signing in go on', async () => {
    const manager = await shop.person('manager');
    const part = await aPart(shop.db, { stock: { [await aWarehouse(shop.db)]: 5 } });
    strain(true);
    for (const path of ['/suppliers', '/audit', '/reports/overview', '/sales?format=csv']) {
      const reply = await manager.call('GET', path);
      expect([reply.statusCode, reply.json().message], path).toEqual([503, texts.overloaded]);
      expect(reply.headers['retry-after'], path).toBe('5');
    }
    for (const path of ['/auth/me', '/catalogue/parts?q=a', '/customers', '/products', '/sales'])
      expect((await manager.call('GET', path)).statusCode, path).toBe(200);
    const sale = { items: [{ product: part, quantity: 1 }], paymentStatus: 'paid' };
    const sold = await manager.call('POST', '/sales', sale, { 'idempotency-key': crypto.randomUUID() });
    expect(sold.statusCode, sold.body).toBe(201);
    strain(false);
    expect((await manager.call('GET', '/suppliers')).statusCode).toBe(200);
  });
});

it('only reading lists gives way, never a write', () => {
  for (const [area, api] of Object.entries<Api>(apis))
    for (const endpoint of Object.values(api))
      if (givesWay(area, endpoint)) expect(endpoint.method, `${area} ${endpoint.path}`).toBe('GET');
});

describe('a user who opens many reports', () => {
  it('gets them in turns of two, and each request ends its turn', async () => {
    const manager = await shop.person('manager');
    const replies = await Promise.all(
      Array.from({ length: 6 }, () => manager.call('GET', '/reports/overview')),
    );
    expect(replies.map(({ statusCode }) => statusCode)).toEqual(Array(6).fill(200));
    expect(services.longReads.running()).toBe(0);
  });

  it('is refused beyond those that may wait, with a time to come back, and leaves others alone', async () => {
    const [greedy, other] = [await shop.person('manager'), await shop.person('manager')];
    const ends = [await services.longReads.begin(greedy.id), await services.longReads.begin(greedy.id)];
    const asked = Array.from({ length: 11 }, () => greedy.call('GET', '/reports/overview'));
    const refused = await Promise.race(asked);
    expect([refused.statusCode, refused.json().message]).toEqual([429, texts.readsOfOne]);
    expect(refused.headers['retry-after']).toBe('5');
    expect((await other.call('GET', '/reports/overview')).statusCode).toBe(200);
    for (const end of ends) end();
    const answered = (await Promise.all(asked)).filter(({ statusCode }) => statusCode === 200);
    expect(answered).toHaveLength(10);
    expect(services.longReads.running()).toBe(0);
  });
});
