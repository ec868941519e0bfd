import { authTexts, passwordTexts, twoFactorTexts, userTexts } from '@turoos/contract';
import { describe, expect, it } from 'vitest';
import { testPassword, useApp, type Person } from '../../../test/app';
import { transaction } from '../../db/transaction';
import { factorKey, openFactor } from './sealed-secret';
import { settleSecondFactors } from './settle-second-factors';
import { codeOf, stepAt } from './totp.rules';

const shop = useApp();

const login = (username: string, password: string = testPassword) =>
  shop.call('POST', '/auth/login', { username, password });
const answer = (challenge: string, code: string) =>
  shop.call('POST', '/auth/two-factor', { challenge, code });
const challengeOf = async ({ username }: Person): Promise<string> =>
  (await login(username)).json().details.challenge;
const state = async (who: Person) => (await who.call('GET', '/auth/two-factor')).json().data;
const traces = async (who: Person) =>
  (
    await shop.db
      .selectFrom('auditLog')
      .select('action')
      .where('entityId', '=', who.id)
      .orderBy('at')
      .execute()
  ).map(({ action }) => action);

/**
 * Returns the code an app shows so many steps from now; tests use them in order, because none works twice.
 */
async function codeFor({ id }: Person, off = 0): Promise<string> {
  const row = await stored(id);
  return codeOf(openFactor(await factorKey(shop.db), row)!, stepAt(new Date()) + off);
}
const stored = (id: string) =>
  shop.db.selectFrom('twoFactor').selectAll().where('userId', '=', id).executeTakeFirstOrThrow();

/** Clears the used steps, instead of waiting half a minute. */
const forgetSteps = ({ id }: Person) =>
  shop.db.updateTable('twoFactor').set({ lastStep: 0 }).where('userId', '=', id).execute();

async function protect(who: Person): Promise<string[]> {
  await who.call('POST', '/auth/two-factor/setup', { password: testPassword });
  const reply = await who.call('POST', '/auth/two-factor/confirm', { code: await codeFor(who) });
  expect(reply.statusCode, reply.body).toBe(200);
  await forgetSteps(who);
  return reply.json().data.recoveryCodes;
}

describe('enabling the second factor', () => {
  it('requires the password, then a code of the app; until then nothing changes', async () => {
    const who = await shop.person('sales_staff');
    const wrong = await who.call('POST', '/auth/two-factor/setup', { password: 'not this one' });
    expect([wrong.statusCode, wrong.json().message]).toEqual([422, passwordTexts.wrongCurrent]);
    const begun = await who.call('POST', '/auth/two-factor/setup', { password: testPassword });
    const { secret, uri } = begun.json().data;
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    const shown = new URL(uri);
    expect([shown.protocol, shown.host]).toEqual(['otpauth:', 'totp']);
    expect(decodeURIComponent(shown.pathname)).toBe(`/تروس:${who.username}`);
    expect(shown.searchParams.get('secret')).toBe(secret);
    expect((await login(who.username)).statusCode).toBe(200);
    expect(await state(who)).toEqual({ enabled: false, enabledAt: null, recoveryCodesLeft: 0 });

    const refused = await who.call('POST', '/auth/two-factor/confirm', { code: '000000' });
    expect([refused.statusCode, refused.json().message]).toEqual([422, authTexts.wrongCode]);
    const done = await who.call('POST', '/auth/two-factor/confirm', { code: await codeFor(who) });
    expect(new Set(done.json().data.recoveryCodes).size).toBe(10);
    expect(await state(who)).toMatchObject({ enabled: true, recoveryCodesLeft: 10 });
    expect((await who.call('GET', '/settings')).json().data.security.twoFactor).toBe(true);
    expect(await traces(who)).toEqual(
      expect.arrayContaining(['auth.two_factor_setup', 'auth.two_factor_on']),
    );
    const kept = await shop.db.selectFrom('recoveryCodes').selectAll().where('userId', '=', who.id).execute();
    expect(kept.map(({ codeHash }) => codeHash.length)).toEqual(Array(10).fill(32));
  });

  it('is refused without a secret, and when it is enabled', async () => {
    const who = await shop.person('viewer');
    const early = await who.call('POST', '/auth/two-factor/confirm', { code: '123456' });
    expect([early.statusCode, early.json().message]).toEqual([422, twoFactorTexts.setUpFirst]);
    await protect(who);
    for (const [path, body] of [
      ['setup', { password: testPassword }],
      ['confirm', { code: await codeFor(who) }],
    ] as const) {
      const again = await who.call('POST', `/auth/two-factor/${path}`, body);
      expect([again.statusCode, again.json().message]).toEqual([409, twoFactorTexts.alreadyOn]);
    }
  });

  it('cannot be done by changing a setting', async () => {
    const who = await shop.person('viewer');
    const faked = await who.call('PUT', '/settings', { security: { twoFactor: true } });
    expect(faked.statusCode).toBe(422);
    expect((await login(who.username)).statusCode).toBe(200);
    const same = await who.call('PUT', '/settings', { security: { twoFactor: false, sessionTimeout: 60 } });
    expect(same.json().data.security).toEqual({ twoFactor: false, sessionTimeout: 60, passwordExpiry: 90 });
  });
});

describe('signing in', () => {
  it('asks for the code after the password, and then responds as usual', async () => {
    const who = await shop.person('sales_staff');
    await protect(who);
    const asked = await login(who.username);
    expect(asked.statusCode).toBe(401);
    expect(asked.json()).toMatchObject({
      success: false,
      code: 'TWO_FACTOR_REQUIRED',
      message: authTexts.codeRequired,
      details: { twoFactorRequired: true, challenge: expect.any(String) },
    });
    expect((await login(who.username, 'wrong password')).json().code).toBe('LOGIN_FAILED');

    const { challenge } = asked.json().details;
    const signedIn = await answer(challenge, await codeFor(who));
    expect(signedIn.json()).toMatchObject({
      success: true,
      data: { accessToken: expect.any(String), user: { username: who.username } },
    });
    const me = await shop.call('GET', '/auth/me', undefined, {
      authorization: `Bearer ${signedIn.json().data.accessToken}`,
    });
    expect(me.statusCode).toBe(200);
  });

  it('accepts each code once, also when sent twice concurrently', async () => {
    const who = await shop.person('viewer');
    await protect(who);
    const challenge = await challengeOf(who);
    const code = await codeFor(who);
    const together = await Promise.all([1, 2, 3].map(() => answer(challenge, code)));
    expect(together.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 401, 401]);
    expect((await answer(challenge, await codeFor(who, -1))).statusCode).toBe(401);
    expect((await answer(challenge, await codeFor(who, 1))).statusCode).toBe(200);
  });

  it('refuses the code that enabled it', async () => {
    const who = await shop.person('viewer');
    await who.call('POST', '/auth/two-factor/setup', { password: testPassword });
    const code = await codeFor(who);
    await who.call('POST', '/auth/two-factor/confirm', { code });
    expect((await answer(await challengeOf(who), code)).statusCode).toBe(401);
  });

  it('accepts each recovery code once, however it is typed', async () => {
    const who = await shop.person('viewer');
    const [first = '', second = ''] = await protect(who);
    const challenge = await challengeOf(who);
    expect(first).toMatch(/^([A-Z2-7]{4}-){3}[A-Z2-7]{4}$/);
    expect((await answer(challenge, ` ${first.toLowerCase().replaceAll('-', ' ')}`)).statusCode).toBe(200);
    const again = await answer(challenge, first);
    expect([again.statusCode, again.json().message]).toEqual([401, authTexts.wrongCode]);
    expect(await state(who)).toMatchObject({ recoveryCodesLeft: 9 });
    expect(await traces(who)).toContain('auth.recovery_code');
    expect((await answer(challenge, second)).statusCode).toBe(200);
  });

  it('limits guesses, also with a new challenge', async () => {
    const who = await shop.person('viewer');
    await protect(who);
    const codes = [];
    for (let guess = 0; guess < 6; guess++)
      codes.push((await answer(await challengeOf(who), '000000')).statusCode);
    expect(codes).toEqual([401, 401, 401, 401, 401, 429]);
    const right = await answer(await challengeOf(who), await codeFor(who));
    expect(right.statusCode).toBe(429);
    expect(Number(right.headers['retry-after'])).toBeGreaterThan(0);
  });

  it('requires a challenge issued for this step, this user and this password', async () => {
    const who = await shop.person('viewer');
    await protect(who);
    const challenge = await challengeOf(who);
    const code = await codeFor(who);
    const [head, payload, signature] = challenge.split('.');
    const altered = Buffer.from(
      Buffer.from(payload ?? '', 'base64url')
        .toString()
        .replace('"code"', '"password"'),
    ).toString('base64url');
    for (const other of ['x', who.token, `${head}.${altered}.${signature}`]) {
      const reply = await answer(other, code);
      expect([reply.statusCode, reply.json().message]).toEqual([401, authTexts.startOver]);
    }
    const asPassword = await shop.call('POST', '/auth/expired-password', {
      challenge,
      newPassword: 'another-pass-9',
    });
    expect(asPassword.statusCode).toBe(401);
    // a challenge is no access token
    const me = await shop.call('GET', '/auth/me', undefined, { authorization: `Bearer ${challenge}` });
    expect(me.statusCode).toBe(401);
    await shop.db
      .updateTable('users')
      .set({ passwordChangedAt: new Date() })
      .where('id', '=', who.id)
      .execute();
    expect((await answer(challenge, code)).statusCode).toBe(401);
  });

  it.each([
    {},
    { challenge: 'x' },
    { challenge: 1, code: 2 },
    { challenge: 'x', code: '' },
    { challenge: 'x', code: '1', more: 1 },
  ])('refuses %j', async (body) => {
    expect((await shop.call('POST', '/auth/two-factor', body)).statusCode).toBe(400);
  });
});

describe('disabling the second factor', () => {
  it('requires the password', async () => {
    const who = await shop.person('viewer');
    await protect(who);
    const refused = await who.call('POST', '/auth/two-factor/disable', { password: 'guess' });
    expect([refused.statusCode, refused.json().message]).toEqual([422, passwordTexts.wrongCurrent]);
    expect((await who.call('POST', '/auth/two-factor/disable', {})).statusCode).toBe(400);
    expect((await who.call('POST', '/auth/two-factor/disable', { password: testPassword })).statusCode).toBe(
      200,
    );
    expect((await login(who.username)).statusCode).toBe(200);
    const again = await who.call('POST', '/auth/two-factor/disable', { password: testPassword });
    expect([again.statusCode, again.json().message]).toEqual([409, twoFactorTexts.notOn]);
    expect(await traces(who)).toContain('auth.two_factor_off');
  });

  it('limits guesses at the password in an open browser', async () => {
    const who = await shop.person('viewer');
    const codes = [];
    for (let guess = 0; guess < 6; guess++)
      codes.push((await who.call('POST', '/auth/two-factor/disable', { password: `${guess}` })).statusCode);
    expect(codes).toEqual([422, 422, 422, 422, 422, 429]);
  });
});

it('recovery codes are replaced with the password; the old ones stop working', async () => {
  const who = await shop.person('viewer');
  const early = await who.call('POST', '/auth/two-factor/recovery-codes', { password: testPassword });
  expect(early.statusCode).toBe(409);
  const [old = ''] = await protect(who);
  const renewed = await who.call('POST', '/auth/two-factor/recovery-codes', { password: testPassword });
  const { recoveryCodes } = renewed.json().data;
  expect(recoveryCodes).toHaveLength(10);
  const challenge = await challengeOf(who);
  expect((await answer(challenge, old)).statusCode).toBe(401);
  expect((await answer(challenge, recoveryCodes[0])).statusCode).toBe(200);
});

describe('an administrator', () => {
  it('disables it for a user who lost the telephone, with an audit entry', async () => {
    const [admin, who] = [await shop.person('admin'), await shop.person('sales_staff')];
    await protect(who);
    expect((await admin.call('GET', `/users/${who.id}/two-factor`)).json().data).toMatchObject({
      enabled: true,
    });
    const reset = await admin.call('DELETE', `/users/${who.id}/two-factor`);
    expect(reset.json()).toEqual({ success: true, message: 'تم إيقاف المصادقة الثنائية للمستخدم' });
    expect((await login(who.username)).statusCode).toBe(200);
    const trace = await shop.db
      .selectFrom('auditLog')
      .selectAll()
      .where('action', '=', 'user.two_factor_reset')
      .executeTakeFirstOrThrow();
    expect(trace).toMatchObject({ userId: admin.id, entityId: who.id });
    expect((await admin.call('DELETE', `/users/${who.id}/two-factor`)).statusCode).toBe(409);
  });

  it('cannot do so for higher ranks, for themselves or for unknown users; other roles not at all', async () => {
    const [owner, admin] = [await shop.person('super_admin'), await shop.person('admin')];
    await protect(owner);
    await protect(admin);
    const failure = async (who: Person, id: string) => {
      const reply = await who.call('DELETE', `/users/${id}/two-factor`);
      return [reply.statusCode, reply.json().message];
    };
    expect(await failure(admin, owner.id)).toEqual([403, userTexts.personAbove]);
    expect(await failure(admin, admin.id)).toEqual([422, twoFactorTexts.ownReset]);
    expect(await failure(owner, crypto.randomUUID())).toEqual([404, userTexts.notFound]);
    const manager = await shop.person('manager');
    expect((await failure(manager, admin.id))[0]).toBe(403);
    expect((await manager.call('GET', `/users/${crypto.randomUUID()}/two-factor`)).statusCode).toBe(404);
  });
});

describe('the secret of a second factor', () => {
  const settle = () => transaction(shop.db, settleSecondFactors);

  it('is encrypted for its own user only', async () => {
    const [one, two] = [await shop.person('viewer'), await shop.person('viewer')];
    const begun = await one.call('POST', '/auth/two-factor/setup', { password: testPassword });
    expect(begun.json().data.secret).toMatch(/^[A-Z2-7]{32}$/);
    const row = await stored(one.id);
    const key = await factorKey(shop.db);
    const plain = openFactor(key, row)!;
    expect(plain).toHaveLength(20);
    expect(row.secret.includes(plain)).toBe(false);
    expect(openFactor(key, { ...row, userId: two.id })).toBeUndefined();
    expect(openFactor({ ...key, bytes: Buffer.alloc(32) }, row)).toBeUndefined();
  });

  it('stored in plain by an older version is encrypted at the next start, and works as before', async () => {
    const who = await shop.person('viewer');
    await protect(who);
    const secret = openFactor(await factorKey(shop.db), await stored(who.id))!;
    await shop.db
      .updateTable('twoFactor')
      .set({ secret, keyMark: null })
      .where('userId', '=', who.id)
      .execute();
    await settle();
    await settle();
    const row = await stored(who.id);
    expect(row.keyMark).not.toBeNull();
    expect(row.secret.includes(secret)).toBe(false);
    expect((await answer(await challengeOf(who), codeOf(secret, stepAt(new Date())))).statusCode).toBe(200);
  });

  it('encrypted on another installation is deleted: its user signs in by password, and everyone concerned is notified', async () => {
    const [who, admin, other] = [
      await shop.person('sales_staff'),
      await shop.person('admin'),
      await shop.person('viewer'),
    ];
    await protect(who);
    await shop.db
      .updateTable('twoFactor')
      .set({ keyMark: 'of another' })
      .where('userId', '=', who.id)
      .execute();
    // before settling, a code is refused as wrong, never a server error
    expect((await answer(await challengeOf(who), '123456')).statusCode).toBe(401);
    await settle();
    expect((await login(who.username)).statusCode).toBe(200);
    expect(await state(who)).toMatchObject({ enabled: false });
    expect(await traces(who)).toContain('user.two_factor_lost');
    const told = async (person: Person) => {
      const { data } = (await person.call('GET', '/notifications')).json();
      return data.filter(({ kind }: { kind: string }) => kind === 'security');
    };
    for (const person of [who, admin])
      expect(await told(person)).toEqual([
        expect.objectContaining({ title: 'أُوقفت المصادقة الثنائية', link: '/settings?tab=security' }),
      ]);
    expect(await told(other)).toEqual([]);
    await protect(who);
  });
});
