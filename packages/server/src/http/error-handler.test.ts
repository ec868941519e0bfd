import { texts } from '@turoos/contract';
import { describe, expect, it } from 'vitest';
import { useApp } from '../../test/app';

const trouble = (code: string, message = 'something internal') => Object.assign(new Error(message), { code });

const shop = useApp({}, (app) => {
  app.get<{ Params: { code: string } }>('/api/trouble/:code', async ({ params }) => {
    throw /^[\dA-Z_]+$/.test(params.code) ? trouble(params.code) : new Error(params.code);
  });
  for (const path of ['/api/refused/:status', '/refused/:status'])
    app.get<{ Params: { status: string } }>(path, async ({ params }) => {
      throw Object.assign(new Error('something internal'), { statusCode: Number(params.status) });
    });
});

describe('an error of the machine', () => {
  it.each<[string, number, string, string]>([
    ['53100', 507, 'STORAGE_FULL', texts.storageFull],
    ['53300', 503, 'UNAVAILABLE', texts.unavailable],
    ['57P01', 503, 'UNAVAILABLE', texts.unavailable],
    ['57014', 408, 'TIMEOUT', texts.timedOut],
    ['ECONNREFUSED', 503, 'UNAVAILABLE', texts.unavailable],
    ...[
      'Connection terminated unexpectedly',
      'Client has encountered a connection error and is not queryable',
      'timeout exceeded when trying to connect',
      'ENOTFOUND',
      'EHOSTUNREACH',
      'ETIMEDOUT',
      'EAI_AGAIN',
      'EPIPE',
      '08006',
      '25006',
      '57P03',
    ].map((code): [string, number, string, string] => [code, 503, 'UNAVAILABLE', texts.unavailable]),
    ['ENOENT', 500, 'INTERNAL', texts.unexpected],
    ['23505', 500, 'INTERNAL', texts.unexpected],
    ['anything', 500, 'INTERNAL', texts.unexpected],
  ])('%s is answered with %d %s', async (code, status, told, message) => {
    const reply = await shop.call('GET', `/trouble/${encodeURIComponent(code)}`);
    expect(reply.statusCode).toBe(status);
    expect(reply.headers['retry-after']).toBe(status === 503 ? '2' : undefined);
    expect(reply.json()).toEqual({
      success: false,
      code: told,
      message,
      traceId: expect.stringMatching(/^[2-9A-Z]{10}$/),
    });
  });
});

describe('an error of a library', () => {
  it.each([403, 405, 406, 412, 416, 417, 422])(
    'keeps its status %d, with an Arabic message',
    async (status) => {
      const reply = await shop.call('GET', `/refused/${status}`);
      expect([reply.statusCode, reply.json().success]).toEqual([status, false]);
      expect(reply.json().message).toMatch(/[؀-ۿ]/);
      expect(reply.body).not.toContain('internal');
    },
  );

  it('is plain text outside the API', async () => {
    const reply = await shop.inject({ method: 'GET', url: '/refused/416' });
    expect([reply.statusCode, reply.headers['content-type'], reply.body]).toEqual([
      416,
      'text/plain; charset=utf-8',
      `${texts.beyondRange}\n`,
    ]);
  });
});
