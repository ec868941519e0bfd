import { authTexts, effectivePermissions, roleLabels, roleMatrix, texts } from '@turoos/contract';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { testPassword, useApp, type Person } from '../../../test/app';
import { forgetGuesses } from '../passwords';
import { signAccessToken } from '../sessions';

const shop = useApp();
let clerk: Person;

beforeAll(async () => {
  clerk = await shop.person('sales_staff', 'Ahmed');
});

const login = (username: unknown, password: unknown) =>
  shop.call('POST', '/auth/login', { username, password });
const refresh = (refreshToken: string, key?: string) =>
  shop.call('POST', '/auth/refresh', { refreshToken }, key ? { 'idempotency-key': key } : {});
const me = (token: string) => shop.call('GET', '/auth/me', undefined, { authorization: `Bearer ${token}` });

describe('login', () => {
  it('returns tokens and the user with effective permissions', async () => {
    const reply = await login('Ahmed', testPassword);
    expect(reply.statusCode).toBe(200);
    const { success, data } = reply.json();
    expect(success).toBe(true);
    expect(data).toMatchObject({
      accessToken: expect.any(String),
      refreshToken: expect.any(String),
      expiresIn: 900,
      user: { username: 'Ahmed', role: 'sales_staff', roleLabel: 'موظف مبيعات', isActive: true },
    });
    expect(data.user.permissions).toContain('sales.create');
    expect(data.user.permissions).not.toContain('sales.update');
    expect((await me(data.accessToken)).json().data.user.username).toBe('Ahmed');
  });

  it('finds the user by another spelling of the name', async () => {
    expect((await login(' AHMED ', testPassword)).statusCode).toBe(200);
  });

  it('RBAC-26: gives a user whose role was deleted the rights of a viewer', async () => {
    await shop.db.insertInto('roles').values({ name: 'gone', label: 'x', rank: 3 }).execute();
    const { username, id } = await shop.person('gone');
    await sql`alter table users drop constraint users_role_fkey`.execute(shop.db);
    await shop.db.deleteFrom('roles').where('name', '=', 'gone').execute();
    const reply = await login(username, testPassword);
    expect(reply.statusCode, reply.body).toBe(200);
    const viewers = effectivePermissions({ rights: roleMatrix.viewer, own: [] });
    const { accessToken, user } = reply.json().data;
    expect(user).toMatchObject({ role: 'viewer', roleLabel: roleLabels.viewer, permissions: viewers });
    expect((await me(accessToken)).json().data.user.permissions).toEqual(viewers);
    const owner = await shop.person('super_admin');
    expect((await owner.call('GET', `/users/${id}`)).json().data.effectivePermissions).toEqual(viewers);
    expect((await owner.call('PUT', `/users/${id}`, { role: 'viewer' })).statusCode).toBe(200);
    await sql`alter table users add constraint users_role_fkey
      foreign key (role) references roles (name) on update cascade`.execute(shop.db);
  });

  it('counts the logins and records them in the audit log', async () => {
    const before = await shop.db
      .selectFrom('users')
      .select('loginCount')
      .where('id', '=', clerk.id)
      .executeTakeFirstOrThrow();
    await login('Ahmed', testPassword);
    const after = await shop.db
      .selectFrom('users')
      .selectAll()
      .where('id', '=', clerk.id)
      .executeTakeFirstOrThrow();
    expect(after.loginCount).toBe(before.loginCount + 1);
    expect(after.lastLoginAt).toBeInstanceOf(Date);
    const trace = await shop.db
      .selectFrom('auditLog')
      .selectAll()
      .where('action', '=', 'auth.login')
      .execute();
    expect(trace.at(-1)).toMatchObject({ userId: clerk.id, ip: '127.0.0.1' });
  });

  it.each([
    ['a wrong password', 'Ahmed', 'wrong password'],
    ['an unknown user', 'nobody', testPassword],
  ])('refuses %s with the documented message', async (_, username, password) => {
    const reply = await login(username, password);
    expect(reply.statusCode).toBe(401);
    expect(reply.json()).toMatchObject({
      success: false,
      code: 'LOGIN_FAILED',
      message: authTexts.wrongCredentials,
      traceId: expect.any(String),
    });
  });

  it('refuses an inactive user like a wrong password', async () => {
    const gone = await shop.person('sales_staff', 'gone');
    await shop.db.updateTable('users').set({ isActive: false }).where('id', '=', gone.id).execute();
    const reply = await login('gone', testPassword);
    expect(reply.statusCode).toBe(401);
    expect(reply.json().message).toBe(authTexts.wrongCredentials);
    expect((await me(gone.token)).statusCode).toBe(401);
  });

  it.each([
    [{ username: '', password: 'x' }],
    [{ username: 'Ahmed' }],
    [{ username: 'Ahmed', password: '' }],
    [{}],
    [{ username: 1, password: [] }],
  ])('asks for both fields: %j', async (body) => {
    const reply = await shop.call('POST', '/auth/login', body);
    expect(reply.statusCode).toBe(400);
    expect(reply.json().message).toBe(authTexts.fillAll);
  });

  it('throttles guesses, for the right password too, and says for how long', async () => {
    await shop.person('viewer', 'target');
    const codes = [];
    for (let guess = 0; guess < 6; guess++) codes.push((await login('target', `guess ${guess}`)).statusCode);
    expect(codes).toEqual([401, 401, 401, 401, 401, 429]);
    const reply = await login('target', testPassword);
    expect(reply.statusCode).toBe(429);
    expect(reply.json().message).toContain(authTexts.tooManyTries);
    expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0);
  });

  it('allows no more guesses when they arrive at once', async () => {
    await shop.person('viewer', 'rushed');
    const replies = await Promise.all(Array.from({ length: 20 }, (_, n) => login('rushed', `guess ${n}`)));
    expect(replies.filter(({ statusCode }) => statusCode === 401).length).toBe(5);
  });
});

describe('access tokens', () => {
  it('answers TOKEN_EXPIRED for a token that was valid, and for one of another key, and grants nothing', async () => {
    const claims = { userId: clerk.id, sessionId: clerk.refreshToken.split('.')[0] ?? '' };
    const expired = await signAccessToken(shop.tokenKey, claims, -1);
    expect((await me(expired)).json()).toMatchObject({ success: false, code: 'TOKEN_EXPIRED' });

    const foreign = await signAccessToken(new Uint8Array(32), claims);
    expect((await me(foreign)).json()).toMatchObject({ success: false, code: 'TOKEN_EXPIRED' });
  });

  it.each([
    ['no token', ''],
    ['another scheme', 'Basic YTpi'],
    ['garbage', 'Bearer garbage'],
    ['an unsigned token', 'Bearer eyJhbGciOiJub25lIn0.eyJzdWIiOiJ4In0.'],
  ])('refuses %s', async (_, authorization) => {
    const reply = await shop.call('GET', '/auth/me', undefined, authorization ? { authorization } : {});
    expect(reply.statusCode).toBe(401);
    expect(reply.json()).toMatchObject({ code: 'UNAUTHORIZED', message: texts.signInFirst });
  });

  it('refuses a token that was tampered with', async () => {
    const [head, , signature] = clerk.token.split('.');
    const payload = Buffer.from(JSON.stringify({ sub: 'x', sid: 'y', exp: 9e9 })).toString('base64url');
    expect((await me(`${head}.${payload}.${signature}`)).statusCode).toBe(401);
  });
});

describe('refresh', () => {
  it('rotates the token, and a reused token ends the session', async () => {
    const { data: first } = (await login('Ahmed', testPassword)).json();
    const { data: second } = (await refresh(first.refreshToken)).json();
    expect(second.refreshToken).not.toBe(first.refreshToken);
    expect((await me(second.accessToken)).statusCode).toBe(200);

    const stolen = await refresh(first.refreshToken);
    expect(stolen.statusCode).toBe(401);
    expect((await refresh(second.refreshToken)).statusCode).toBe(401);
    expect((await me(second.accessToken)).statusCode).toBe(401);
  });

  it('returns the same tokens when a request is retried after a lost response', async () => {
    const { data: first } = (await login('Ahmed', testPassword)).json();
    const lost = (await refresh(first.refreshToken, 'attempt-1')).json().data;
    const again = (await refresh(first.refreshToken, 'attempt-1')).json().data;
    expect(again.refreshToken).toBe(lost.refreshToken);
    expect((await refresh(again.refreshToken)).statusCode).toBe(200);
  });

  it('of many uses at once, one succeeds', async () => {
    const { data } = (await login('Ahmed', testPassword)).json();
    const replies = await Promise.all(Array.from({ length: 8 }, () => refresh(data.refreshToken)));
    expect(replies.filter(({ statusCode }) => statusCode === 200).length).toBe(1);
  });

  it.each(['x', '.', 'not-a-session.secret', `${crypto.randomUUID()}.secret`])(
    'refuses %s',
    async (token) => {
      expect((await refresh(token)).statusCode).toBe(401);
    },
  );

  it('refuses an expired session and an inactive user', async () => {
    const one = await shop.person('viewer');
    await shop.db
      .updateTable('sessions')
      .set({ expiresAt: new Date(0) })
      .where('userId', '=', one.id)
      .execute();
    expect((await refresh(one.refreshToken)).statusCode).toBe(401);

    const two = await shop.person('viewer');
    await shop.db.updateTable('users').set({ isActive: false }).where('id', '=', two.id).execute();
    expect((await refresh(two.refreshToken)).statusCode).toBe(401);
  });
});

describe('logout', () => {
  it('ends this session and no other', async () => {
    const { data: here } = (await login('Ahmed', testPassword)).json();
    const { data: there } = (await login('Ahmed', testPassword)).json();
    const reply = await shop.call('POST', '/auth/logout', undefined, {
      authorization: `Bearer ${here.accessToken}`,
    });
    expect(reply.json()).toEqual({ success: true, message: 'تم تسجيل الخروج' });
    expect((await me(here.accessToken)).statusCode).toBe(401);
    expect((await refresh(here.refreshToken)).statusCode).toBe(401);
    expect((await me(there.accessToken)).statusCode).toBe(200);
  });
});

describe('one’s own sessions', () => {
  const sessionsOf = async (token: string) =>
    (await shop.call('GET', '/auth/sessions', undefined, { authorization: `Bearer ${token}` })).json().data;

  it('are listed and ended one by one, or all but the current one', async () => {
    const here = await shop.person('viewer', 'Many devices');
    const [there, elsewhere, far] = await Promise.all(
      [1, 2, 3].map(async () => (await login('Many devices', testPassword)).json().data),
    );
    const listed = await sessionsOf(here.token);
    expect(listed).toHaveLength(4);
    const current = listed.filter((one: { isCurrent: boolean }) => one.isCurrent);
    expect(current).toMatchObject([{ _id: here.refreshToken.split('.')[0], ip: '127.0.0.1' }]);
    expect(JSON.stringify(listed)).not.toMatch(/hash|token/i);

    const other = there.refreshToken.split('.')[0];
    const ended = await here.call('DELETE', `/auth/sessions/${other}`);
    expect(ended.json()).toEqual({ success: true, message: 'تم إنهاء الجلسة' });
    expect((await me(there.accessToken)).statusCode).toBe(401);
    expect((await here.call('DELETE', `/auth/sessions/${other}`)).statusCode).toBe(404);
    expect((await me(elsewhere.accessToken)).statusCode).toBe(200);

    expect((await here.call('DELETE', '/auth/sessions')).statusCode).toBe(200);
    for (const { accessToken } of [elsewhere, far]) expect((await me(accessToken)).statusCode).toBe(401);
    expect(await sessionsOf(here.token)).toMatchObject([{ isCurrent: true }]);
  });

  it('of others are out of reach', async () => {
    const [one, two] = [await shop.person('super_admin'), await shop.person('viewer')];
    const theirs = two.refreshToken.split('.')[0];
    expect((await one.call('DELETE', `/auth/sessions/${theirs}`)).statusCode).toBe(404);
    expect((await me(two.token)).statusCode).toBe(200);
  });
});

describe('rights', () => {
  it('follow a change of role at once', async () => {
    const someone = await shop.person('viewer');
    await shop.db.updateTable('users').set({ role: 'accountant' }).where('id', '=', someone.id).execute();
    const { user } = (await someone.call('GET', '/auth/me')).json().data;
    expect(user.permissions).toContain('customers.manage_balance');
  });
});

describe('after a clock that ran ahead was set right', () => {
  const ahead = 30 * 86_400;

  it('neither a token nor a session lives longer because of it', async () => {
    const who = await shop.person('viewer');
    const { id: sessionId } = await shop.db
      .selectFrom('sessions')
      .select('id')
      .where('userId', '=', who.id)
      .executeTakeFirstOrThrow();
    const token = await signAccessToken(shop.tokenKey, { userId: who.id, sessionId }, ahead);
    expect((await me(token)).statusCode).toBe(401);
    const inFuture = new Date(Date.now() + ahead * 1000);
    await shop.db
      .updateTable('sessions')
      .set({ lastUsedAt: inFuture, expiresAt: inFuture })
      .where('id', '=', sessionId)
      .execute();
    expect((await refresh(who.refreshToken)).statusCode).toBe(401);
  });

  it('no sign-in is blocked by it, and the server’s owner can end any block', async () => {
    const who = await shop.person('viewer');
    for (let guess = 0; guess < 5; guess++) await login(who.username, 'wrong');
    const early = await login(who.username, testPassword);
    expect([early.statusCode, early.json().message.split('.')[0]]).toEqual([429, authTexts.tooManyTries]);
    expect(await forgetGuesses(shop.db, who)).toBe(1);
    expect((await login(who.username, testPassword)).statusCode).toBe(200);

    for (let guess = 0; guess < 5; guess++) await login(who.username, 'wrong');
    const inFuture = new Date(Date.now() + ahead * 1000);
    await shop.db
      .updateTable('loginFailures')
      .set({ lastFailedAt: inFuture, blockedUntil: inFuture })
      .execute();
    expect((await login(who.username, testPassword)).statusCode).toBe(200);
    expect(await forgetGuesses(shop.db)).toBeGreaterThan(0);
  });
});
