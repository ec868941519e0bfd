import { must } from '@turoos/contract';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { useApp } from '../../../test/app';
import type { Services } from '../../kernel/services';
import { createShopMetrics } from './shop-metrics';

const token = 'a-token-of-its-own';
let services: Services;
const shop = useApp({ metricsToken: token }, (_, given) => (services = given));
const closed = useApp();

/** The values of a figure by its labels. */
function figures(text: string, name: string): Record<string, number> {
  const lines = text.split('\n').filter((line) => line.startsWith(`${name}{`) || line.startsWith(`${name} `));
  return Object.fromEntries(
    lines.map((line) => [line.slice(name.length, line.lastIndexOf(' ')), Number(line.split(' ').at(-1))]),
  );
}

const scrape = (headers: Record<string, string> = {}, remoteAddress = '127.0.0.1') =>
  shop.inject({
    method: 'GET',
    url: '/api/metrics',
    headers: { host: 'localhost', ...headers },
    remoteAddress,
  });

describe('who may read the figures', () => {
  it('whoever is on the server itself, and others by the token', async () => {
    const reply = await scrape();
    expect(reply.statusCode).toBe(200);
    expect(reply.headers['content-type']).toContain('text/plain; version=0.0.4');
    const bearer = { authorization: `Bearer ${token}`, host: '192.168.1.5:5000' };
    expect((await scrape(bearer, '192.168.1.9')).statusCode).toBe(200);
  });

  it.each([
    ['another machine', {}, '192.168.1.9'],
    ['a wrong token', { authorization: 'Bearer another token' }, '192.168.1.9'],
    ['an empty token', { authorization: 'Bearer ' }, '192.168.1.9'],
    ['a proxy on this machine', { 'x-forwarded-for': '10.0.0.1' }, '127.0.0.1'],
    ['another name of this machine', { host: 'shop.example' }, '127.0.0.1'],
  ])('for %s there is nothing at this address', async (_, headers, from) => {
    const reply = await scrape(headers as Record<string, string>, from);
    expect(reply.statusCode).toBe(404);
    expect(reply.body).not.toContain('turoos_');
  });

  it('no token opens a server that has none', async () => {
    const headers = { authorization: 'Bearer undefined', host: 'shop' };
    const reply = await closed.inject({ url: '/api/metrics', headers, remoteAddress: '192.168.1.9' });
    expect(reply.statusCode).toBe(404);
  });
});

describe('the figures', () => {
  it('count requests by the template of their address, never by an id', async () => {
    const manager = await shop.person('manager');
    await manager.call('GET', '/sales/01900000-0000-7000-8000-000000000001');
    await manager.call('GET', '/sales/01900000-0000-7000-8000-000000000002');
    await manager.call('GET', '/no/such/thing');
    const { body } = await scrape();
    const counts = figures(body, 'turoos_http_request_duration_seconds_count');
    expect(counts['{method="GET",route="/api/sales/:id",status="4xx"}']).toBe(2);
    expect(counts['{method="GET",route="/api/*",status="4xx"}']).toBe(1);
    expect(body).not.toContain('01900000');
    const digest = services.monitor.requests.ofLastDay().find(({ route }) => route === 'GET /api/sales/:id');
    expect(digest?.count).toBe(2);
  });

  it('tell the connections of the pool, the memory and the delay of the process', async () => {
    const { body } = await scrape();
    const pool = figures(body, 'turoos_pool_connections');
    expect(pool['{pool="counter",state="most"}']).toBe(10);
    expect(pool).toMatchObject({ '{pool="counter",state="waiting"}': expect.any(Number) });
    expect(must(figures(body, 'process_resident_memory_bytes')[''])).toBeGreaterThan(1e7);
    expect(figures(body, 'nodejs_eventloop_lag_seconds')['']).toBeGreaterThanOrEqual(0);
  });

  it('tell what waits in the shop, read anew only after a while', async () => {
    let now = Date.now();
    const read = createShopMetrics(services, () => now);
    const before = await read();
    expect(figures(before, 'turoos_database_up')['']).toBe(1);
    expect(must(figures(before, 'turoos_database_size_bytes')[''])).toBeGreaterThan(1e6);
    expect(figures(before, 'turoos_backup_age_seconds')).toEqual({});
    await sql`
      insert into outbox (channel, recipient, body, created_at)
      values ('sms', '1', '', now() - interval '1 hour'), ('sms', '2', '', now())`.execute(shop.db);
    await sql`
      insert into backups (id, file_name, kind, status, is_encrypted, created_by, created_at)
      values (gen_random_uuid(), 'a', 'manual', 'ready', false, '', now() - interval '2 hours')`.execute(
      shop.db,
    );
    now += 14_000;
    expect(await read()).toBe(before);
    now += 2000;
    const after = await read();
    expect(figures(after, 'turoos_outbox_waiting')).toEqual({ '{channel="sms"}': 2 });
    expect(figures(after, 'turoos_outbox_oldest_seconds')['{channel="sms"}']).toBeCloseTo(3600, -2);
    expect(figures(after, 'turoos_backup_age_seconds')['']).toBeCloseTo(7200, -2);
  });

  it('say so when the database does not tell its own', async () => {
    const broken = { ...services, reads: { forJobs: () => Promise.reject(new Error('away')) } };
    const text = await createShopMetrics(broken as unknown as Services)();
    expect(figures(text, 'turoos_database_up')['']).toBe(0);
  });
});
