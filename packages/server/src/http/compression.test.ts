import { expect, it } from 'vitest';
import { useApp } from '../../test/app';

const shop = useApp();
const headers = { 'accept-encoding': 'gzip, br' };

it('long responses are compressed, short ones are not', async () => {
  const long = await shop.call('GET', '/openapi.json', undefined, headers);
  expect(long.headers['content-encoding']).toBe('gzip');
  const short = await shop.call('GET', '/health', undefined, headers);
  expect(short.headers['content-encoding']).toBeUndefined();
});
