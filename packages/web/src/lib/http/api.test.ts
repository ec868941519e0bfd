import { authApi, defineApi, fixedMessage, texts } from '@turoos/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { refresh } from '@/lib/session/refresh';
import { session, setSession } from '@/lib/session/session-state';
import { accessToken, refreshToken, saveTokens } from '@/lib/session/tokens';
import { answer, fakeBrowser, refuse } from '../../../test/fake-browser';
import { call } from './api';

const { ping } = defineApi({
  ping: { method: 'POST', path: '/ping', access: 'signed-in', summary: '', reply: fixedMessage('') },
});

let refreshes: { key: string | undefined; token: string }[];
let onRefresh: (count: number) => Response | Error;
let onPing: (token: string) => Response;
let sent: ReturnType<typeof fakeBrowser>;

const pong = () => answer(200, { success: true, message: '' });
const tokens = (count: number) =>
  answer(200, {
    success: true,
    data: { accessToken: `A${count}`, refreshToken: `R${count}`, expiresIn: 900 },
  });
const pings = () =>
  sent.filter(({ url }) => url === '/api/ping').map(({ headers }) => headers['Authorization']);

beforeEach(() => {
  refreshes = [];
  onRefresh = tokens;
  onPing = (token) => (token === 'A0' ? refuse(401, 'TOKEN_EXPIRED') : pong());
  sent = fakeBrowser(({ url, headers, body }) => {
    if (url === '/api/ping') return onPing(headers['Authorization']?.slice(7) ?? '');
    if (url !== '/api/auth/refresh') return refuse(401, 'LOGIN_FAILED');
    refreshes.push({
      key: headers['Idempotency-Key'],
      token: (body as { refreshToken: string }).refreshToken,
    });
    return onRefresh(refreshes.length);
  });
  saveTokens({ accessToken: 'A0', refreshToken: 'R0' });
  setSession({ status: 'loading' });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a 401 of a proxy', () => {
  const page = () => new Response('<html><h1>401 Authorization Required</h1></html>', { status: 401 });
  const json = () => answer(401, { message: 'No credentials found for given route' });

  it.each([page, json])('does not end the session, and has a text for the user', async (stranger) => {
    onPing = stranger;
    await expect(call(ping, {})).rejects.toMatchObject({ status: 401, message: texts.stoppedOnTheWay });
    onPing = (token) => (token === 'A0' ? refuse(401, 'TOKEN_EXPIRED') : pong());
    onRefresh = stranger;
    await expect(call(ping, {})).rejects.toMatchObject({ status: 401, message: texts.stoppedOnTheWay });
    expect([accessToken(), refreshToken(), session().status]).toEqual(['A0', 'R0', 'loading']);
    onRefresh = tokens;
    await call(ping, {});
    expect(accessToken()).toBe('A2');
    expect(refreshes[1]?.key).toBe(refreshes[0]?.key);
  });
});

describe('an expired token', () => {
  it('is renewed once for all concurrent calls, and each call is repeated once', async () => {
    await Promise.all([call(ping, {}), call(ping, {}), call(ping, {})]);
    expect(refreshes).toHaveLength(1);
    expect(pings()).toEqual(['Bearer A0', 'Bearer A0', 'Bearer A0', 'Bearer A1', 'Bearer A1', 'Bearer A1']);
    expect([accessToken(), refreshToken()]).toEqual(['A1', 'R1']);
  });

  it('ends the session when the renewed token is rejected too, without a third try', async () => {
    onPing = () => refuse(401, 'TOKEN_EXPIRED');
    await expect(call(ping, {})).rejects.toMatchObject({ status: 401 });
    expect(pings()).toHaveLength(2);
    expect(refreshes).toHaveLength(1);
    expect(accessToken()).toBeUndefined();
    expect(session()).toEqual({ status: 'anonymous', because: 'ended' });
  });

  it('ends the session when it cannot be renewed', async () => {
    onRefresh = () => refuse(401, 'UNAUTHORIZED');
    await expect(call(ping, {})).rejects.toMatchObject({ status: 401 });
    expect(refreshToken()).toBeUndefined();
    expect(session().status).toBe('anonymous');
  });

  it('keeps the session when the server becomes unreachable', async () => {
    vi.useFakeTimers();
    onRefresh = () => new TypeError('Failed to fetch');
    const failed = expect(call(ping, {})).rejects.toMatchObject({ code: 'UNREACHABLE' });
    await vi.runAllTimersAsync();
    await failed;
    expect(refreshToken()).toBe('R0');
    expect(session().status).toBe('loading');
  });
});

describe('a rejection', () => {
  it('for another reason than expiry ends the session at once', async () => {
    onPing = () => refuse(401, 'UNAUTHORIZED');
    await expect(call(ping, {})).rejects.toMatchObject({ status: 401 });
    expect(refreshes).toEqual([]);
    expect(session()).toEqual({ status: 'anonymous', because: 'ended' });
  });

  it('of a token that another tab has replaced keeps the session', async () => {
    onPing = () => {
      saveTokens({ accessToken: 'other', refreshToken: 'other' });
      return refuse(401, 'UNAUTHORIZED');
    };
    await expect(call(ping, {})).rejects.toMatchObject({ status: 401 });
    expect(accessToken()).toBe('other');
    expect(session().status).toBe('loading');
  });

  it('of a login leaves the session alone', async () => {
    const failed = call(authApi.login, { body: { username: 'a', password: 'b' } });
    await expect(failed).rejects.toMatchObject({ code: 'LOGIN_FAILED' });
    expect(accessToken()).toBe('A0');
    expect(sent[0]?.headers).not.toHaveProperty('Authorization');
  });
});

describe('a refresh', () => {
  it('whose response was lost is repeated under the same key', async () => {
    vi.useFakeTimers();
    onRefresh = (count) => (count < 3 ? new TypeError('Failed to fetch') : tokens(count));
    const renewed = refresh('A0');
    await vi.runAllTimersAsync();
    expect((await renewed)?.accessToken).toBe('A3');
    expect(new Set(refreshes.map(({ key }) => key)).size).toBe(1);
    expect(refreshes[0]?.key).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('keeps its key beyond the page until the response, and the next refresh gets a new key', async () => {
    vi.useFakeTimers();
    onRefresh = (count) => (count <= 3 ? new TypeError('Failed to fetch') : tokens(count));
    const lost = refresh('A0').catch(() => 'lost');
    await vi.runAllTimersAsync();
    expect(await lost).toBe('lost');

    const afterReload = refresh('A0');
    await vi.runAllTimersAsync();
    await afterReload;
    expect(new Set(refreshes.map(({ key }) => key)).size).toBe(1);

    const next = refresh('A4');
    await vi.runAllTimersAsync();
    await next;
    expect(new Set(refreshes.map(({ key }) => key)).size).toBe(2);
  });

  it('waits for the lock and finds the tokens renewed by another tab', async () => {
    vi.stubGlobal('navigator', {
      locks: {
        request: async (_: string, work: () => Promise<unknown>) => {
          saveTokens({ accessToken: 'B', refreshToken: 'RB' });
          return work();
        },
      },
    });
    expect(await refresh('A0')).toBeUndefined();
    expect(refreshes).toEqual([]);
  });

  it('does not sign in again a user who signed out meanwhile', async () => {
    onRefresh = (count) => {
      localStorage.clear();
      return tokens(count);
    };
    expect(await refresh('A0')).toBeUndefined();
    expect(accessToken()).toBeUndefined();
  });

  it('needs a refresh token', async () => {
    localStorage.removeItem('refreshToken');
    await expect(refresh('A0')).rejects.toMatchObject({ status: 401 });
    expect(refreshes).toEqual([]);
  });
});
