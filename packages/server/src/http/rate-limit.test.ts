import { texts } from '@turoos/contract';
import { expect, it } from 'vitest';
import { useApp } from '../../test/app';

const shop = useApp({ rateLimit: 3 });

it('a flood of requests is held up, in Arabic, and another address is not', async () => {
  const call = (remoteAddress: string) => shop.inject({ method: 'GET', url: '/api/health', remoteAddress });
  for (let n = 0; n < 3; n++) expect((await call('192.0.2.1')).statusCode).toBe(200);
  const held = await call('192.0.2.1');
  expect(held.statusCode).toBe(429);
  expect(held.json()).toMatchObject({ code: 'TOO_MANY_REQUESTS', message: texts.tooManyRequests });
  expect((await call('192.0.2.2')).statusCode).toBe(200);
});
