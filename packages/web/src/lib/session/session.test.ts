import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answer, fakeBrowser, refuse } from '../../../test/fake-browser';
import { checkSession, login, loginFailed, logout } from './session';
import { session, setSession } from './session-state';
import { accessToken, clearTokens, saveTokens } from './tokens';

const user = {
  _id: '0190b0a0-0000-7000-8000-000000000001',
  username: 'admin',
  name: 'المدير',
  firstName: 'المدير',
  lastName: '',
  email: null,
  phone: null,
  role: 'admin',
  roleLabel: 'مدير',
  permissions: [],
  isActive: true,
  sessionTimeout: 30,
  lastLogin: null,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
};

let me: (token: string) => Response | Error;
let refreshed: number;
let expiresIn: number;
let sent: ReturnType<typeof fakeBrowser>;

const known = () => answer(200, { success: true, data: { user, expiresIn } });
const paths = () => sent.map(({ url }) => url.replace('/api/auth/', ''));

beforeEach(() => {
  vi.useFakeTimers();
  me = known;
  refreshed = 0;
  expiresIn = 900;
  sent = fakeBrowser(({ url, headers }) => {
    if (url.endsWith('/me')) return me(headers['Authorization']?.slice(7) ?? '');
    if (url.endsWith('/logout')) return new TypeError('Failed to fetch');
    const tokens = { accessToken: `A${++refreshed}`, refreshToken: `R${refreshed}`, expiresIn };
    return answer(200, { success: true, data: url.endsWith('/login') ? { ...tokens, user } : tokens });
  });
  setSession({ status: 'loading' });
});
afterEach(async () => {
  clearTokens();
  await checkSession();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const check = async () => {
  const checked = checkSession();
  await vi.advanceTimersByTimeAsync(100);
  await checked;
};

describe('at the start', () => {
  it('nobody is signed in without a token, and no request is sent', async () => {
    await check();
    expect(session()).toEqual({ status: 'anonymous', because: 'nobody' });
    expect(sent).toEqual([]);
  });

  it('a token that the server knows signs in', async () => {
    saveTokens({ accessToken: 'A0', refreshToken: 'R0' });
    await check();
    expect(session()).toMatchObject({ status: 'authenticated', user: { username: 'admin' } });
  });

  it('a rejected token is renewed and tried once more', async () => {
    saveTokens({ accessToken: 'A0', refreshToken: 'R0' });
    me = (token) => (token === 'A0' ? refuse(401, 'UNAUTHORIZED') : known());
    await check();
    expect(paths()).toEqual(['me', 'refresh', 'me']);
    expect(session().status).toBe('authenticated');
  });

  it('a second rejection signs out', async () => {
    saveTokens({ accessToken: 'A0', refreshToken: 'R0' });
    me = () => refuse(401, 'UNAUTHORIZED');
    await check();
    expect(paths()).toEqual(['me', 'refresh', 'me']);
    expect(session().status).toBe('anonymous');
    expect(accessToken()).toBeUndefined();
  });

  it.each([
    ['is away', () => new TypeError('Failed to fetch')],
    ['is broken', () => refuse(503, 'UNAVAILABLE')],
  ])('a server that %s does not end the session, and is asked again', async (_, fail) => {
    saveTokens({ accessToken: 'A0', refreshToken: 'R0' });
    me = fail;
    await check();
    expect(session().status).toBe('offline');
    expect(accessToken()).toBe('A0');
    me = known;
    await vi.advanceTimersByTimeAsync(5000);
    expect(session().status).toBe('authenticated');
  });
});

describe('a till that was unlocked without the server', () => {
  const seller = { ...user, permissions: ['sales.create'] } as never;
  const unlock = (who: object) => {
    saveTokens({ accessToken: 'A0', refreshToken: 'R0' });
    setSession({ status: 'authenticated', user: Object.assign({}, seller, who), isUnlocked: true });
    return check();
  };

  it('goes on with the stored session when it is the same person’s', async () => {
    await unlock({});
    expect(session()).toMatchObject({ status: 'authenticated', user: { permissions: [] } });
    expect(session()).not.toHaveProperty('isUnlocked');
  });

  it('goes on selling when the stored session is another’s, has ended or is gone', async () => {
    const isSelling = () =>
      expect(session()).toMatchObject({
        user: { _id: 'another', permissions: ['sales.create'] },
        isUnlocked: true,
      });
    await unlock({ _id: 'another' });
    isSelling();
    expect(accessToken()).toBe('A0');
    me = () => refuse(401, 'UNAUTHORIZED');
    await check();
    isSelling();
    expect(accessToken()).toBeUndefined();
    await check();
    isSelling();
    logout();
    expect(session().status).toBe('anonymous');
  });

  it('goes on selling while the server is away, and stays locked when it was locked', async () => {
    me = () => new TypeError('Failed to fetch');
    await unlock({ _id: 'another' });
    expect(session()).toMatchObject({ status: 'authenticated', user: { _id: 'another' } });
    for (const server of [me, known]) {
      me = server;
      setSession({ status: 'locked' });
      await check();
      expect(session()).toEqual({ status: 'locked' });
    }
    expect(accessToken()).toBe('A0');
  });
});

describe('the token is renewed', () => {
  it.each([
    [900, 840],
    [62, 5],
    [10, 5],
  ])('that lives %i seconds, after %i seconds', async (life, after) => {
    expiresIn = life;
    await login({ username: 'admin', password: 'x' });
    await vi.advanceTimersByTimeAsync(after * 1000 - 1);
    expect(paths()).toEqual(['login']);
    await vi.advanceTimersByTimeAsync(100);
    expect(paths()).toEqual(['login', 'refresh']);
    expect(accessToken()).toBe('A2');
  });
});

describe('signing in and out', () => {
  it('stores the tokens and removes them, even when the server cannot be notified', async () => {
    await login({ username: 'admin', password: 'x' });
    expect(accessToken()).toBe('A1');
    logout();
    expect(accessToken()).toBeUndefined();
    expect(session()).toEqual({ status: 'anonymous', because: 'left' });
    await vi.advanceTimersByTimeAsync(0);
    expect(sent.at(-1)?.headers['Authorization']).toBe('Bearer A1');
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(paths()).toEqual(['login', 'logout']);
  });

  it('stays signed out when an earlier response arrives late', async () => {
    await login({ username: 'admin', password: 'x' });
    me = () => {
      logout();
      return known();
    };
    await check();
    expect(session().status).toBe('anonymous');
  });

  it('shows its own text for a failure without an explanation', async () => {
    vi.stubGlobal('localStorage', undefined);
    await expect(login({ username: 'admin', password: 'x' })).rejects.toThrow(loginFailed);
    vi.stubGlobal('localStorage', sessionStorage);
  });
});
