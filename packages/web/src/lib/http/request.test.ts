import { authApi, defineApi, fixedMessage, list, single, streamed, texts, topics } from '@turoos/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { answer, fakeBrowser, refuse } from '../../../test/fake-browser';
import { failureText, type ApiError } from './api-error';
import { forgetAnswers } from './kept-answers';
import { isReachable, setReachable } from './reachable';
import { request } from './request';

const cents = z.codec(z.number(), z.int(), {
  decode: (dollars) => Math.round(dollars * 100),
  encode: (amount) => amount / 100,
});
const api = defineApi({
  find: {
    method: 'GET',
    path: '/things/:id/parts',
    access: 'signed-in',
    summary: '',
    params: z.object({ id: z.string() }),
    query: z.object({
      q: z.string().optional(),
      page: z.number().optional(),
      tag: z.array(z.string()).optional(),
    }),
    reply: list(z.object({ price: cents })),
  },
  pay: {
    method: 'POST',
    path: '/pay',
    access: 'signed-in',
    summary: '',
    body: z.object({ amount: cents }),
    reply: single(z.object({ amount: cents })),
    idempotent: true,
    touches: [topics[0]],
  },
  remove: { method: 'DELETE', path: '/x', access: 'signed-in', summary: '', reply: fixedMessage('حُذف') },
  file: { method: 'GET', path: '/file', access: 'signed-in', summary: '', reply: streamed() },
});

const failure = (work: Promise<unknown>): Promise<ApiError> =>
  work.then(
    () => Promise.reject(new Error('should have failed')),
    (error: ApiError) => error,
  );

afterEach(() => {
  vi.useRealTimers();
  setReachable(true);
  vi.unstubAllGlobals();
});

describe('a request', () => {
  it('goes to /api with the usual headers, no cookies, and no empty filters', async () => {
    const log = fakeBrowser(() => answer(200, { success: true, data: [] }));
    await request(
      api.find,
      { params: { id: 'a/b' }, query: { q: '', page: 2, tag: ['x', 'y'] } },
      { token: 'T' },
    );
    expect(log[0]?.url).toBe('/api/things/a%2Fb/parts?page=2&tag=x&tag=y');
    expect(log[0]?.headers).toMatchObject({
      'X-Requested-With': 'XMLHttpRequest',
      Authorization: 'Bearer T',
    });
    expect(log[0]?.init.credentials).toBe('omit');
  });

  it('carries amounts in their wire form, both ways', async () => {
    const log = fakeBrowser(() => answer(200, { success: true, data: { amount: 2.5 } }));
    expect(await request(api.pay, { body: { amount: 1250 } }, { key: 'K' })).toEqual({ amount: 250 });
    expect(log[0]?.body).toEqual({ amount: 12.5 });
    expect(log[0]?.headers['Idempotency-Key']).toBe('K');
  });

  it('is not sent without the idempotency key that its endpoint requires', async () => {
    const log = fakeBrowser(() => answer(200, {}));
    await expect(request(api.pay, { body: { amount: 1 } })).rejects.toThrow('idempotency');
    expect(log).toEqual([]);
  });

  it('names the first invalid field of a body', async () => {
    const log = fakeBrowser(() => answer(200, {}));
    const error = await failure(request(api.pay, { body: { amount: 'x' as never } }, { key: 'K' }));
    expect(error).toMatchObject({ code: 'VALIDATION', status: 400 });
    expect(log).toEqual([]);
  });

  it('carries the claim of the newest computer that was the shop to whoever answers next', async () => {
    const log = fakeBrowser(
      () => new Response('{"success":true,"message":""}', { headers: { 'x-shop-epoch': 'claim' } }),
    );
    await request(api.remove, {});
    await request(api.remove, {});
    expect(log.map(({ headers }) => headers['x-shop-epoch'])).toEqual([undefined, 'claim']);
  });

  it('has role and permission headers on localhost only', async () => {
    const elsewhere = fakeBrowser(() => answer(200, { success: true, message: '' }));
    await request(api.remove, {});
    expect(elsewhere[0]?.headers).not.toHaveProperty('X-Dev-Role');
    const here = fakeBrowser(() => answer(200, { success: true, message: '' }), 'localhost');
    await request(api.remove, {});
    localStorage.setItem('dev_role', 'viewer');
    localStorage.setItem('dev_permissions', 'sales.read');
    await request(api.remove, {});
    expect(here.map(({ headers }) => [headers['X-Dev-Role'], headers['X-Dev-Permissions']])).toEqual([
      ['admin', 'all'],
      ['viewer', 'sales.read'],
    ]);
  });
});

describe('an answer with a tag', () => {
  const things = (price: number) => ({ success: true, data: [{ price }] });
  const tagged = (price: number, tag: string) =>
    new Response(JSON.stringify(things(price)), { headers: { ETag: tag } });
  const ask = (id = '1') => request(api.find, { params: { id }, query: {} });
  const tags = (log: ReturnType<typeof fakeBrowser>) => log.map(({ headers }) => headers['If-None-Match']);
  /** A server whose answer has this price. */
  const serve = (price: { now: number }) =>
    fakeBrowser(({ headers }) => {
      const tag = `W/"${price.now}"`;
      return headers['If-None-Match'] === tag ? new Response(null, { status: 304 }) : tagged(price.now, tag);
    });
  beforeEach(forgetAnswers);

  it('is the very same object while the server has no other', async () => {
    const price = { now: 1 };
    const log = serve(price);
    const first = await ask();
    expect(await ask()).toBe(first);
    price.now = 2;
    expect(await ask()).toEqual([{ price: 200 }]);
    expect(await ask()).toEqual([{ price: 200 }]);
    expect(tags(log)).toEqual([undefined, 'W/"1"', 'W/"1"', 'W/"2"']);
  });

  it('is kept by its address, and only the last fifty are', async () => {
    const log = serve({ now: 1 });
    for (let id = 0; id <= 50; id++) await ask(String(id));
    await ask('1');
    await ask('0');
    expect(tags(log).slice(-2)).toEqual(['W/"1"', undefined]);
  });

  it('is forgotten with the session, also when it comes afterwards', async () => {
    const log = serve({ now: 1 });
    await ask();
    forgetAnswers();
    const late = ask();
    forgetAnswers();
    await late;
    await ask();
    expect(tags(log)).toEqual([undefined, undefined, undefined]);
  });

  it('is not kept without the tag', async () => {
    const log = fakeBrowser(() => answer(200, things(1)));
    await ask();
    await ask();
    expect(tags(log)).toEqual([undefined, undefined]);
  });
});

describe('a failure', () => {
  it('has the text of the server where there is one', async () => {
    fakeBrowser(() =>
      answer(409, {
        success: false,
        code: 'CONFLICT',
        message: 'الكمية غير كافية',
        traceId: 'T',
        details: { available: 2 },
      }),
    );
    const error = await failure(request(api.remove, {}));
    expect(error).toMatchObject({ status: 409, code: 'CONFLICT', details: { available: 2 } });
    expect(failureText(error)).toBe('الكمية غير كافية');
  });

  it.each([
    [500, { message: 'relation "sales" does not exist', traceId: 'K7Q2' }, `${texts.unexpected} (K7Q2)`],
    [422, { traceId: 'K7Q2' }, `${texts.unexpected} (K7Q2)`],
    [502, '<html>', texts.serverAway],
    [413, '<html><h1>413 Request Entity Too Large</h1>', texts.tooLarge],
    [504, '', texts.timedOut],
    [429, 'slow down', texts.tooManyRequests],
    [418, '<html>', texts.unexpected],
  ])('%i without a text for users has the general text and the trace id', async (status, body, text) => {
    fakeBrowser(() => answer(status, body));
    expect(failureText(await failure(request(api.remove, {})))).toBe(text);
  });

  it('a page in place of a JSON response is an error', async () => {
    fakeBrowser(() => new Response('<html>the hotel’s sign-in', { status: 200 }));
    expect(failureText(await failure(request(api.remove, {})))).toBe(texts.notOurs);
  });

  it.each([
    [{ success: false, message: 'المصدر مشغول' }, 'BAD_REQUEST', 'المصدر مشغول'],
    [{ success: false, data: null }, 'UNEXPLAINED', texts.unexpected],
  ])('is reported for an unusable response with status 200: %j', async (body, code, message) => {
    fakeBrowser(() => answer(200, body));
    expect(await failure(request(api.find, { params: { id: '1' } }))).toMatchObject({ code, message });
  });

  it.each([202, 203, 204, 206, 299])(
    'only 200 and its own status are a success, %i is none',
    async (status) => {
      const whole = { success: true, message: 'تم', data: [] };
      fakeBrowser(() => (status === 204 ? new Response(null, { status }) : answer(status, whole)));
      const unexpected = { status, code: 'UNEXPLAINED', message: texts.unexpected };
      expect(await failure(request(api.find, { params: { id: '1' } }))).toMatchObject(unexpected);
      expect(await failure(request(api.file, {}))).toMatchObject(unexpected);
    },
  );

  it('of a missing right is logged to the console and keeps its text', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    fakeBrowser(() => refuse(403, 'FORBIDDEN', 'ليس لديك صلاحية'));
    expect((await failure(request(api.remove, {}))).message).toBe('ليس لديك صلاحية');
    expect(warn).toHaveBeenCalledOnce();
  });

  it('marks the server as unreachable until a request succeeds', async () => {
    let away = true;
    fakeBrowser(() =>
      away ? new TypeError('Failed to fetch') : answer(200, { success: true, message: '' }),
    );
    const error = await failure(request(api.remove, {}));
    expect(error).toMatchObject({ code: 'UNREACHABLE', message: texts.unreachable, status: 0 });
    expect(isReachable()).toBe(false);
    away = false;
    await request(api.remove, {});
    expect(isReachable()).toBe(true);
  });

  it.each([
    [undefined, 15_000],
    [40_000, 40_000],
  ])('is reported after the timeout (%s)', async (timeout, allowed) => {
    vi.useFakeTimers();
    fakeBrowser(
      ({ init }) =>
        new Promise((_, reject) => {
          init.signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
        }),
    );
    const failed = failure(request(api.remove, {}, { timeout }));
    let settled = false;
    void failed.then(() => (settled = true));
    await vi.advanceTimersByTimeAsync(allowed - 1);
    expect(settled).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(await failed).toMatchObject({ code: 'TIMED_OUT', message: texts.timedOut });
  });

  it('is not reported when the caller aborted the request', async () => {
    const stop = new AbortController();
    fakeBrowser(() => {
      stop.abort();
      return new DOMException('', 'AbortError');
    });
    const error = await failure(request(api.remove, {}, { signal: stop.signal }));
    expect(error.name).toBe('AbortError');
    expect(isReachable()).toBe(true);
  });

  it('is reported when a response does not match its schema', async () => {
    fakeBrowser(() => answer(200, { success: true }));
    const error = await failure(request(authApi.login, { body: { username: 'a', password: 'b' } }));
    expect(error.code).toBe('UNREADABLE');
  });
});

it('returns a file as an unread response', async () => {
  fakeBrowser(() => new Response('a;b'));
  expect(await (await request(api.file, {})).text()).toBe('a;b');
});
