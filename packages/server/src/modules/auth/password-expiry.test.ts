import { authTexts, passwordTexts, settingsTexts } from '@turoos/contract';
import { describe, expect, it } from 'vitest';
import { testPassword, useApp, type Person } from '../../../test/app';
import { isExpired } from './password-expiry.rules';

const shop = useApp();
const day = 86_400_000;

const login = (username: string, password: string = testPassword) =>
  shop.call('POST', '/auth/login', { username, password });
const renew = (challenge: string, newPassword: string) =>
  shop.call('POST', '/auth/expired-password', { challenge, newPassword });
const age = ({ id }: Person, days: number) =>
  shop.db
    .updateTable('users')
    .set({ passwordChangedAt: new Date(Date.now() - days * day) })
    .where('id', '=', id)
    .execute();

it('a password expires after its days', () => {
  const now = new Date();
  const ago = (days: number) => new Date(now.getTime() - days * day);
  expect(isExpired(ago(90), 90, now)).toBe(false);
  expect(isExpired(ago(90.1), 90, now)).toBe(true);
});

describe('an expired password (PLH-05)', () => {
  it('allows only to choose a new password', async () => {
    const who = await shop.person('sales_staff');
    await age(who, 89);
    expect((await login(who.username)).statusCode).toBe(200);
    await age(who, 91);
    const asked = await login(who.username);
    expect(asked.statusCode).toBe(401);
    expect(asked.json()).toMatchObject({
      code: 'PASSWORD_EXPIRED',
      message: authTexts.passwordExpired,
      details: { passwordExpired: true, challenge: expect.any(String) },
    });
    expect((await login(who.username, 'wrong password')).json().code).toBe('LOGIN_FAILED');

    const { challenge } = asked.json().details;
    const same = await renew(challenge, testPassword);
    expect([same.statusCode, same.json().message]).toEqual([422, passwordTexts.reused]);
    const weak = await renew(challenge, '12345678');
    expect([weak.statusCode, weak.json().message]).toEqual([400, passwordTexts.easy]);

    const renewed = await renew(challenge, 'a-newer-pass-1');
    expect(renewed.json().data.user.username).toBe(who.username);
    expect((await who.call('GET', '/auth/me')).statusCode).toBe(401);
    expect((await login(who.username, 'a-newer-pass-1')).statusCode).toBe(200);
    expect((await login(who.username)).statusCode).toBe(401);

    const again = await renew(challenge, 'yet-another-pass-2');
    expect([again.statusCode, again.json().message]).toEqual([401, authTexts.startOver]);
    const trace = await shop.db
      .selectFrom('auditLog')
      .select('action')
      .where('userId', '=', who.id)
      .where('action', '=', 'user.password')
      .executeTakeFirst();
    expect(trace).toBeDefined();
  });

  it('expires by each user’s own setting, a year at most', async () => {
    const who = await shop.person('viewer');
    await age(who, 100);
    for (const passwordExpiry of [0, 366]) {
      const refused = await who.call('PUT', '/settings', { security: { passwordExpiry } });
      expect([refused.statusCode, refused.json().message]).toEqual([400, settingsTexts.passwordExpiry]);
    }
    await who.call('PUT', '/settings', { security: { passwordExpiry: 365 } });
    expect((await login(who.username)).statusCode).toBe(200);
    await who.call('PUT', '/settings', { security: { passwordExpiry: 10 } });
    expect((await login(who.username)).json().code).toBe('PASSWORD_EXPIRED');
  });

  it('is replaced after the two-factor code, when there is one', async () => {
    const who = await shop.person('viewer');
    const secret = Buffer.alloc(20, 1);
    await shop.db
      .insertInto('twoFactor')
      .values({ userId: who.id, secret, confirmedAt: new Date() })
      .execute();
    await shop.db
      .insertInto('recoveryCodes')
      .values({ userId: who.id, codeHash: await sha256('AAAABBBBCCCCDDDD') })
      .execute();
    await age(who, 100);
    const first = await login(who.username);
    expect(first.json().code).toBe('TWO_FACTOR_REQUIRED');
    const second = await shop.call('POST', '/auth/two-factor', {
      challenge: first.json().details.challenge,
      code: 'AAAA-BBBB-CCCC-DDDD',
    });
    expect(second.json().code).toBe('PASSWORD_EXPIRED');
    expect((await renew(first.json().details.challenge, 'a-newer-pass-1')).statusCode).toBe(401);
    expect((await renew(second.json().details.challenge, 'a-newer-pass-1')).statusCode).toBe(200);
  });

  it.each([{}, { challenge: 'x' }, { challenge: 'x', newPassword: '' }, { challenge: 'x', newPassword: 1 }])(
    'refuses %j',
    async (body) => {
      expect((await shop.call('POST', '/auth/expired-password', body)).statusCode).toBe(400);
    },
  );
});

const sha256 = async (text: string) =>
  Buffer.from(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
