import { connect as connectSocket } from 'node:net';
import type { AddressInfo } from 'node:net';
import { texts } from '@turoos/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { useApp } from '../../test/app';

const shop = useApp();
let port: number;

beforeAll(async () => {
  await shop.app.listen({ port: 0, host: '127.0.0.1' });
  port = (shop.app.server.address() as AddressInfo).port;
});

const post = (payload: string | Buffer, type = 'application/json') =>
  shop.inject({ method: 'POST', url: '/api/auth/login', headers: { 'content-type': type }, payload });

describe('an unknown or broken request', () => {
  it.each([
    ['broken JSON', () => post('{"username":'), 400, texts.brokenJson],
    ['no body at all', () => post(''), 400, undefined],
    ['a body that is not an object', () => post('[1,2]'), 400, undefined],
    [
      'a poisoned prototype',
      () => post('{"__proto__":{"admin":true},"username":"a","password":"b"}'),
      400,
      undefined,
    ],
    [
      'an unknown field',
      () => post('{"username":"a","password":"b","role":"admin"}'),
      400,
      'حقل غير معروف: role',
    ],
    [
      'another content type',
      () => post('a=b', 'application/x-www-form-urlencoded'),
      415,
      texts.unsupportedType,
    ],
    ['XML', () => post('<a/>', 'application/xml'), 415, texts.unsupportedType],
    ['a body of 2 MB', () => post(JSON.stringify({ username: 'x'.repeat(2_000_000) })), 413, texts.tooLarge],
    [
      'a text of 1000 letters',
      () => post(JSON.stringify({ username: 'x'.repeat(1000), password: 'y' })),
      400,
      undefined,
    ],
    ['bytes that are no text', () => post(Buffer.from([0xff, 0xfe, 0x00])), 400, undefined],
    ['an unknown path', () => shop.call('GET', '/nowhere'), 404, texts.noSuchPath],
    ['another method', () => shop.call('DELETE', '/auth/login'), 404, texts.noSuchPath],
    [
      'a way out of the folder',
      () => shop.inject({ method: 'GET', url: '/api/..%2f..%2f..%2fetc/passwd' }),
      404,
      texts.noSuchPath,
    ],
    ['a broken escape', () => shop.inject({ method: 'GET', url: '/api/%E0%A4%A' }), 400, undefined],
  ])('%s gets a clear answer', async (_, send, status, message) => {
    const reply = await send();
    expect(reply.statusCode).toBe(status);
    expect(reply.json()).toMatchObject({
      success: false,
      code: expect.any(String),
      traceId: expect.any(String),
    });
    expect(reply.json().message).toMatch(/[؀-ۿ]/);
    if (message) expect(reply.json().message).toBe(message);
  });

  it('an announced but missing JSON body is accepted where none is required', async () => {
    const { token } = await shop.person('viewer');
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const reply = await shop.inject({ method: 'POST', url: '/api/auth/logout', headers });
    expect(reply.statusCode).toBe(200);
  });

  it('an overlong idempotency key is rejected', async () => {
    const who = await shop.person('viewer');
    const reply = await who.call('POST', '/auth/logout', {}, { 'idempotency-key': 'k'.repeat(201) });
    expect(reply.statusCode).toBe(400);
  });

  it.each([
    ['garbage on the line', 'NOT HTTP AT ALL\r\n\r\n', 400],
    [
      'headers beyond the limit',
      `GET /api/health HTTP/1.1\r\nhost: x\r\nx: ${'y'.repeat(20_000)}\r\n\r\n`,
      431,
    ],
  ])('%s is answered and disconnected', async (_, raw, status) => {
    const answer = await rawExchange(raw);
    expect(answer).toContain(`HTTP/1.1 ${status}`);
    expect(answer).toContain('traceId');
  });

  it('no internals are ever revealed', async () => {
    const { db } = shop;
    const who = await shop.person('viewer');
    await db.schema.alterTable('roles').renameTo('rolesAway').execute();
    try {
      const reply = await who.call('GET', '/auth/me');
      expect(reply.statusCode).toBe(500);
      expect(reply.json()).toMatchObject({ code: 'INTERNAL', message: texts.unexpected });
      expect(reply.body).not.toMatch(/roles|relation|select|\.ts/i);
    } finally {
      await db.schema.alterTable('rolesAway').renameTo('roles').execute();
    }
  });
});

describe('response headers', () => {
  it('allow only our own files to run, and keep responses out of caches', async () => {
    const { headers } = await shop.call('GET', '/health');
    expect(headers['content-security-policy']).toContain("script-src 'self' 'wasm-unsafe-eval';");
    expect(headers['content-security-policy']).not.toContain("'unsafe-");
    expect(headers['content-security-policy']).not.toContain('upgrade-insecure-requests');
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'origin-agent-cluster': '?1',
      'cache-control': 'no-store',
    });
    const wrong = await shop.call('GET', '/nowhere');
    expect(wrong.headers['content-security-policy']).toBe(headers['content-security-policy']);
  });

  it('use nothing that browsers reject over plain http', async () => {
    const { headers } = await shop.call('GET', '/health', undefined, { host: 'shop.test' });
    expect(headers).not.toHaveProperty('strict-transport-security');
    expect(headers).not.toHaveProperty('cross-origin-opener-policy');
    expect(headers).not.toHaveProperty('set-cookie');
  });
});

const rawExchange = (raw: string) =>
  new Promise<string>((resolve, reject) => {
    const socket = connectSocket(port, '127.0.0.1', () => socket.write(raw));
    let answer = '';
    socket.setTimeout(5000, () => socket.destroy(new Error('no answer')));
    socket.on('data', (chunk) => (answer += String(chunk)));
    socket.on('close', () => resolve(answer));
    socket.on('error', reject);
  });
