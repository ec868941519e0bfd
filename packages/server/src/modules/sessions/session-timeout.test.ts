import { describe, expect, it } from 'vitest';
import { testPassword, useApp } from '../../../test/app';
import { sessionLives } from './session-lives.rules';

const shop = useApp();

it.each([
  [5, { access: 300, refresh: 600 }],
  [30, { access: 900, refresh: 2700 }],
  [1440, { access: 900, refresh: 87_300 }],
])('tokens of someone signed out after %i idle minutes live %o seconds', (minutes, lives) => {
  expect(sessionLives(minutes)).toEqual(lives);
});

describe('the session timeout (PLH-05)', () => {
  it('caps the lifetime of both tokens, from the next renewal on', async () => {
    const who = await shop.person('sales_staff');
    const minutesLeft = async () => {
      const { expiresAt } = await shop.db
        .selectFrom('sessions')
        .select('expiresAt')
        .where('userId', '=', who.id)
        .executeTakeFirstOrThrow();
      return Math.round((expiresAt.getTime() - Date.now()) / 60_000);
    };
    expect(await minutesLeft()).toBe(45);
    await who.call('PUT', '/settings', { security: { sessionTimeout: 5 } });
    const renewed = await shop.call('POST', '/auth/refresh', { refreshToken: who.refreshToken });
    expect(renewed.json().data.expiresIn).toBe(300);
    expect(await minutesLeft()).toBe(10);
  });

  it('is sent to the browser with the user', async () => {
    const who = await shop.person('viewer');
    const timeout = async () => (await who.call('GET', '/auth/me')).json().data.user.sessionTimeout;
    expect(await timeout()).toBe(30);
    await who.call('PUT', '/settings', { security: { sessionTimeout: 120 } });
    expect(await timeout()).toBe(120);
    const login = await shop.call('POST', '/auth/login', { username: who.username, password: testPassword });
    expect(login.json().data.user.sessionTimeout).toBe(120);
  });
});
