import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setupSteps, type SetupStep } from '@turoos/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testPassword, useApp, type Person } from '../../../test/app';
import { transaction } from '../../db/transaction';
import { putGuideAway } from '../../generate/lived-in';

const folder = (name: string) => mkdtempSync(join(tmpdir(), `turoos-${name}-`));
const [dataDir, elsewhere] = [folder('data'), folder('place')];
afterAll(() => [dataDir, elsewhere].forEach((made) => rmSync(made, { recursive: true })));
const shop = useApp({ dataDir });
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
    skipped: [],
    done: Object.fromEntries(setupSteps.map((step) => [step, false])),
  });

  const steps: readonly [string, string, string, object][] = [
    ['storeName', 'PUT', '/settings', { store: { name: 'قطع غيار الحوبان' } }],
    ['rate', 'POST', '/exchange-rate', { usd_to_yer: 1600 }],
    ['warehouse', 'POST', '/warehouses', { name: 'المستودع الأول' }],
    ['parts', 'POST', '/products', { name: 'فلتر زيت', partNumber: '90915-YZZD2' }],
    ['oldData', 'POST', '/customers', { name: 'ورشة القدسي', phone: '777123456' }],
    ['users', 'POST', '/users', { username: 'salem', name: 'سالم', password: 'first-pass-1' }],
    ['backup', 'POST', '/backup/places', { path: elsewhere }],
    [
      'printer',
      'POST',
      '/printing/printers',
      { name: 'الطابعة', kind: 'receipt80', address: '192.168.1.50' },
    ],
  ];
  for (const [step, method, path, body] of steps) {
    expect(await ready()).not.toContain(step);
    const reply = await owner.call(method, path, body, { 'idempotency-key': crypto.randomUUID() });
    expect(reply.statusCode, reply.body).toBeLessThan(300);
    // the folders of a test are on one disk, which does not count
    await shop.db.updateTable('backupPlaces').set({ isSameDisk: false }).execute();
    expect(await ready()).toContain(step);
  }
  expect(await ready()).not.toContain('devices');
  expect(await ready()).not.toContain('sale');
  await shop.db
    .insertInto('sales')
    .values({
      saleNumber: 'T-1',
      customerName: 'زبون عابر',
      status: 'completed',
      paymentStatus: 'paid',
      paymentMethod: 'cash',
      subtotal: 100,
    })
    .execute();
  expect(await ready()).toContain('sale');
  const url = '/api/auth/login';
  const payload = { username: 'salem', password: 'first-pass-1' };
  await shop.inject({ method: 'POST', url, payload, remoteAddress: '192.168.1.7' });
  expect(await ready()).toContain('devices');
  await owner.call('PUT', '/settings', { backup: { autoBackup: false } });
  expect(await ready()).not.toContain('backup');
});

it('keeps the steps that the shop does not need, also those skipped at the same moment', async () => {
  const skip = (step: string) => owner.call('POST', '/dashboard/setup/skip', { step });
  await Promise.all([skip('printer'), skip('devices')]);
  await skip('printer');
  expect((await setup()).skipped.toSorted()).toEqual(['devices', 'printer']);
  expect((await skip('nothing')).statusCode).toBe(400);
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
