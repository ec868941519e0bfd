import { texts } from '@turoos/contract';
import { describe, expect, it } from 'vitest';
import { useApp } from '../../test/app';

const shop = useApp({ rateLimit: 3 });

it('a flood of requests is throttled with an Arabic message, without affecting other addresses', async () => {
  const call = (remoteAddress: string) => shop.inject({ method: 'GET', url: '/api/health', remoteAddress });
  for (let n = 0; n < 3; n++) expect((await call('192.0.2.1')).statusCode).toBe(200);
  const held = await call('192.0.2.1');
  expect(held.statusCode).toBe(429);
  expect(held.json()).toMatchObject({ code: 'TOO_MANY_REQUESTS', message: texts.tooManyRequests });
  expect((await call('192.0.2.2')).statusCode).toBe(200);
});

describe('with two workers', () => {
  const worker = useApp({ rateLimit: 6, workers: 2 });

  it('each allows half, because an address may reach both', async () => {
    for (let n = 0; n < 3; n++) expect((await worker.call('GET', '/health')).statusCode).toBe(200);
    expect((await worker.call('GET', '/health')).statusCode).toBe(429);
  });
});

describe('behind a proxy', () => {
  const counted = useApp({ rateLimit: 3, trustProxy: 1 });
  const named = useApp({ rateLimit: 3, trustProxy: ['10.0.0.0/8'] });
  const call = (asked: typeof counted, remoteAddress: string, forwardedFor: string) =>
    asked.inject({
      method: 'GET',
      url: '/api/health',
      remoteAddress,
      headers: { 'x-forwarded-for': forwardedFor },
    });

  it('a forged address is ignored', async () => {
    for (let n = 0; n < 3; n++)
      expect((await call(counted, '127.0.0.1', `198.51.100.${n}, 192.0.2.1`)).statusCode).toBe(200);
    expect((await call(counted, '127.0.0.1', '198.51.100.9, 192.0.2.1')).statusCode).toBe(429);
    expect((await call(counted, '127.0.0.1', '198.51.100.9, 192.0.2.2')).statusCode).toBe(200);
  });

  it('with a fixed address, other senders are not trusted as proxies', async () => {
    for (let n = 0; n < 3; n++)
      expect((await call(named, '192.0.2.1', `198.51.100.${n}`)).statusCode).toBe(200);
    expect((await call(named, '192.0.2.1', '198.51.100.9')).statusCode).toBe(429);
    for (let n = 0; n < 4; n++)
      expect((await call(named, '10.0.0.2', `198.51.100.${n}`)).statusCode).toBe(200);
  });
});
