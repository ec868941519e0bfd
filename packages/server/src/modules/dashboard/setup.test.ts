import type { SetupStep } from '@turoos/contract';
import { beforeAll, expect, it } from 'vitest';
import { testPassword, useApp, type Person } from '../../../test/app';
import { transaction } from '../../db/transaction';
import { putGuideAway } from '../../generate/lived-in';

const shop = useApp();
let owner: Person;
beforeAll(async () => {
  owner = await shop.person('super_admin');
});

const setup = async (who = owner) => (await who.call('GET', '/dashboard/setup')).json().data;
async function ready(): Promise<string[]> {
  const { done } = await setup();
  return Object.keys(done).filter((step) => done[step as SetupStep]);
}

it('marks each setup step as done or not by the shop’s current data', async () => {
  expect(await setup()).toEqual({
    dismissed: false,
    done: {
      storeName: false,
      password: false,
      rate: false,
      warehouse: false,
      parts: false,
      users: false,
      backup: true,
    },
  });

  const steps: readonly [string, string, string, object][] = [
    ['storeName', 'PUT', '/settings', { store: { name: 'قطع غيار الحوبان' } }],
    ['rate', 'POST', '/exchange-rate', { usd_to_yer: 1600 }],
    ['warehouse', 'POST', '/warehouses', { name: 'المستودع الأول' }],
    ['parts', 'POST', '/products', { name: 'فلتر زيت', partNumber: '90915-YZZD2' }],
    ['users', 'POST', '/users', { username: 'salem', name: 'سالم', password: 'first-pass-1' }],
  ];
  for (const [step, method, path, body] of steps) {
    expect(await ready()).not.toContain(step);
    const reply = await owner.call(method, path, body, { 'idempotency-key': crypto.randomUUID() });
    expect(reply.statusCode, reply.body).toBeLessThan(300);
    expect(await ready()).toContain(step);
  }
  await owner.call('PUT', '/settings', { backup: { autoBackup: false } });
  expect(await ready()).not.toContain('backup');
});

it('knows whether the user has changed the initial password', async () => {
  const admin = await shop.person('admin');
  expect((await setup(admin)).done.password).toBe(false);
  const newPassword = 'mine alone 7';
  const change = { userId: admin.id, currentPassword: testPassword, newPassword };
  await admin.call('PUT', '/users/change-password', change);
  const { username } = admin;
  const entered = await shop.call('POST', '/auth/login', { username, password: newPassword });
  const authorization = `Bearer ${entered.json().data.accessToken}`;
  const seen = await shop.call('GET', '/dashboard/setup', undefined, { authorization });
  expect(seen.json().data.done.password).toBe(true);
  expect((await setup()).done.password).toBe(false);
});

it('is dismissed for everyone by a user who may change settings', async () => {
  const [manager, admin] = [await shop.person('manager'), await shop.person('admin')];
  expect((await manager.call('GET', '/dashboard/setup')).statusCode).toBe(403);
  expect((await manager.call('POST', '/dashboard/setup/dismiss')).statusCode).toBe(403);
  expect((await setup()).dismissed).toBe(false);

  expect((await admin.call('POST', '/dashboard/setup/dismiss')).json()).toMatchObject({ success: true });
  expect((await setup()).dismissed).toBe(true);
  const trace = await shop.db
    .selectFrom('auditLog')
    .select(['userId', 'entity'])
    .orderBy('id', 'desc')
    .executeTakeFirst();
  expect(trace).toEqual({ userId: admin.id, entity: 'settings' });
});

it('is not shown in a generated sample shop', async () => {
  await transaction(shop.db, putGuideAway);
  await transaction(shop.db, putGuideAway);
  expect(await setup()).toMatchObject({ dismissed: true });
});
