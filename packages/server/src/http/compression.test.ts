import { gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { useApp } from '../../test/app';

const shop = useApp({}, (app) =>
  app.get<{ Querystring: { bytes: number } }>('/api/text', ({ query }) => ({
    text: 'س'.repeat(query.bytes / 2),
  })),
);
const headers = { 'accept-encoding': 'gzip, br' };

it('long responses are compressed, short ones are not', async () => {
  const long = await shop.call('GET', '/openapi.json', undefined, headers);
  expect(long.headers['content-encoding']).toBe('gzip');
  const short = await shop.call('GET', '/health', undefined, headers);
  expect(short.headers['content-encoding']).toBeUndefined();
});

it('a list is compressed in one call, so that its length is known, and a large answer as a stream', async () => {
  const list = await shop.call('GET', '/text?bytes=20000', undefined, headers);
  expect(list.headers).toMatchObject({
    'content-encoding': 'gzip',
    'content-length': `${list.rawPayload.length}`,
  });
  expect(JSON.parse(gunzipSync(list.rawPayload).toString()).text).toHaveLength(10_000);
  const large = await shop.call('GET', '/text?bytes=200000', undefined, headers);
  expect(large.headers['content-encoding']).toBe('gzip');
  expect(large.headers['content-length']).toBeUndefined();
  expect(JSON.parse(gunzipSync(large.rawPayload).toString()).text).toHaveLength(100_000);
});

it('a client that accepts no compression gets none', async () => {
  const list = await shop.call('GET', '/text?bytes=20000');
  expect(list.headers['content-encoding']).toBeUndefined();
});
