import type { AddressInfo } from 'node:net';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { useApp } from '../../test/app';
import { startLive } from './live';

const shop = useApp();
let address: string;

beforeAll(async () => {
  await shop.app.listen({ port: 0, host: '127.0.0.1' });
  address = `http://127.0.0.1:${(shop.app.server.address() as AddressInfo).port}`;
});

const next = (live: { subscribe: (listener: (changed: readonly string[]) => void) => () => void }) =>
  new Promise<readonly string[]>((resolve) => {
    const stop = live.subscribe((changed) => {
      stop();
      resolve(changed);
    });
  });

describe('changes', () => {
  it('reach another server, batched into one message', async () => {
    const other = await startLive(shop.url, shop.db, () => undefined);
    const heard = next(other);
    shop.live.announce(['sales']);
    shop.live.announce(['sales', 'customers']);
    expect(await heard).toEqual(['sales', 'customers']);
    await other.close();
  });

  it('reach a signed-in client as an event stream, within a second', async () => {
    const who = await shop.person('viewer');
    const response = await fetch(`${address}/api/events`, {
      headers: { authorization: `Bearer ${who.token}` },
    });
    expect(response.headers.get('content-type')).toBe('text/event-stream');
    const reader = (response.body as ReadableStream<Uint8Array>)
      .pipeThrough(new TextDecoderStream())
      .getReader();
    const started = Date.now();
    shop.live.announce(['inventory']);
    let text = '';
    while (!text.includes('data:')) text += (await reader.read()).value;
    expect(text).toContain('data: ["inventory"]\n\n');
    expect(Date.now() - started).toBeLessThan(1000);
    await reader.cancel();
  });

  it('do not reach a client after signing out', async () => {
    const who = await shop.person('viewer');
    const headers = { authorization: `Bearer ${who.token}` };
    const { body, headers: given } = await fetch(`${address}/api/events`, { headers });
    expect(given.get('x-accel-buffering')).toBe('no');
    const reader = (body as ReadableStream<Uint8Array>).getReader();
    expect(new TextDecoder().decode((await reader.read()).value)).toContain('retry:');
    expect((await who.call('POST', '/auth/logout')).statusCode).toBe(200);
    while (!(await reader.read()).done);
  });

  it('require signing in', async () => {
    expect((await fetch(`${address}/api/events`)).status).toBe(401);
  });

  it('resume after the database connection broke, and every screen refreshes', async () => {
    const live = await startLive(shop.url, shop.db, () => undefined);
    const heard = next(live);
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'turoos live' and datname = current_database()`.execute(shop.db);
    expect((await heard).length).toBeGreaterThan(10);
    const again = next(live);
    live.announce(['products']);
    expect(await again).toEqual(['products']);
    await live.close();
  });
});
