import { beforeAll, describe, expect, it } from 'vitest';
import { useApp, type Person } from '../../test/app';
import { aPart } from '../../test/factories';

const shop = useApp();
let manager: Person;
beforeAll(async () => {
  manager = await shop.person('manager');
  await aPart(shop.db);
});

const ask = (who: Person, path: string, tag?: string, headers: Record<string, string> = {}) =>
  who.call('GET', path, undefined, { ...(tag && { 'if-none-match': tag }), ...headers });
const tagOf = async (who: Person, path: string) => String((await ask(who, path)).headers['etag']);

describe('an answer to a GET', () => {
  it('has a weak tag, which stays the same while the answer does, and is still not to be stored', async () => {
    const first = await ask(manager, '/inventory');
    expect(first.headers).toMatchObject({
      etag: expect.stringMatching(/^W\/"[\w-]{27}"$/),
      'cache-control': 'no-store',
      'content-type': 'application/json; charset=utf-8',
    });
    expect(await tagOf(manager, '/inventory')).toBe(first.headers['etag']);
    expect(await tagOf(manager, '/inventory?limit=1')).not.toBe(first.headers['etag']);
  });

  it('is 304 without a body for a client that has it, compressed or not, among several', async () => {
    const tag = await tagOf(manager, '/inventory');
    for (const given of [tag, `W/"other", ${tag}`]) {
      const reply = await ask(manager, '/inventory', given, { 'accept-encoding': 'gzip' });
      expect([reply.statusCode, reply.body, reply.headers['etag']]).toEqual([304, '', tag]);
      expect(reply.headers['content-encoding']).toBeUndefined();
    }
    expect((await ask(manager, '/inventory', 'W/"other"')).statusCode).toBe(200);
  });

  it('is sent again after a change', async () => {
    const tag = await tagOf(manager, '/inventory');
    await aPart(shop.db);
    const reply = await ask(manager, '/inventory', tag);
    expect(reply.statusCode).toBe(200);
    expect(reply.headers['etag']).not.toBe(tag);
  });

  it('is never 304 for a user without the right, nor without a session', async () => {
    const tag = await tagOf(manager, '/users');
    expect((await ask(await shop.person('sales_staff'), '/users', tag)).statusCode).toBe(403);
    const nobody = await shop.call('GET', '/users', undefined, { 'if-none-match': tag });
    expect(nobody.statusCode).toBe(401);
  });

  it('is 304 for another user only if it is the same for them', async () => {
    const tag = await tagOf(manager, '/auth/me');
    expect((await ask(await shop.person('manager'), '/auth/me', tag)).statusCode).toBe(200);
    const parts = await tagOf(manager, '/inventory');
    expect((await ask(await shop.person('viewer'), '/inventory', parts)).statusCode).toBe(304);
  });
});

it('files, errors, answers to writes and the list of products have no tag', async () => {
  const replies = [
    await ask(manager, '/customers?format=csv'),
    await ask(manager, `/products/${crypto.randomUUID()}`),
    await manager.call('POST', '/customers', { name: 'سالم' }, { 'if-none-match': '*' }),
    await ask(manager, '/products'),
  ];
  expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 404, 201, 200]);
  expect(replies.map(({ headers }) => headers['etag'])).toEqual(Array(4).fill(undefined));
});
