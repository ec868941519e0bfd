import { settingsTexts } from '@turoos/contract';
import { describe, expect, it } from 'vitest';
import { useApp } from '../../../test/app';

const shop = useApp();

describe('the settings', () => {
  it('show the store to everyone, backups to users who may read them', async () => {
    const clerk = await shop.person('sales_staff');
    const seen = await clerk.call('GET', '/settings');
    expect(seen.json().data).toMatchObject({ store: { taxRate: 5 }, security: { sessionTimeout: 30 } });
    expect(seen.json().data).not.toHaveProperty('backup');
    const manager = await shop.person('manager');
    expect((await manager.call('GET', '/settings')).json().data).toMatchObject({
      backup: { retentionDays: 30 },
    });
  });

  it('of the shop are changed by users with the right, and only the fields sent change', async () => {
    const admin = await shop.person('admin');
    await admin.call('PUT', '/settings', { store: { name: 'قطع غيار تعز' } });
    const changed = await admin.call('PUT', '/settings', { store: { applyTax: true } });
    expect(changed.json().data.store).toMatchObject({ name: 'قطع غيار تعز', applyTax: true });
    const clerk = await shop.person('sales_staff');
    const refused = await clerk.call('PUT', '/settings', { store: { name: 'x' } });
    expect(refused.statusCode).toBe(403);
    expect(refused.json().message).toBe('ليس لديك صلاحية لتعديل إعداد');
  });

  it('of the user require no right', async () => {
    const viewer = await shop.person('viewer');
    const changed = await viewer.call('PUT', '/settings', { notifications: { lowStock: false } });
    expect(changed.json().data.notifications).toMatchObject({ lowStock: false, newOrders: true });
  });

  it('survive a new sign-in and belong to one user (PLH-04, SET-04, SET-06)', async () => {
    const [one, two] = [await shop.person('sales_staff'), await shop.person('sales_staff')];
    await one.call('PUT', '/settings', {
      notifications: { email: false, push: true, debts: false },
      security: { sessionTimeout: 15, passwordExpiry: 30 },
    });
    expect((await one.call('GET', '/settings')).json().data).toMatchObject({
      notifications: { email: false, push: true, debts: false, newOrders: true },
      security: { sessionTimeout: 15, passwordExpiry: 30, twoFactor: false },
    });
    expect((await two.call('GET', '/settings')).json().data).toMatchObject({
      notifications: { email: true, push: false, debts: true },
      security: { sessionTimeout: 30, passwordExpiry: 90 },
    });
  });

  it('accept the whole response sent back', async () => {
    const admin = await shop.person('super_admin');
    const { invoiceVersion: _, ...all } = (await admin.call('GET', '/settings')).json().data;
    const saved = await admin.call('PUT', '/settings', all);
    expect(saved.statusCode, saved.body).toBe(200);
    expect(saved.json().data).toMatchObject(all);
  });

  it('of backups require their right, and nothing is saved when one section is refused', async () => {
    const manager = await shop.person('manager');
    const refused = await manager.call('PUT', '/settings', {
      security: { sessionTimeout: 99 },
      backup: { autoBackup: true },
    });
    expect(refused.statusCode).toBe(403);
    expect((await manager.call('GET', '/settings')).json().data.security.sessionTimeout).toBe(30);
  });

  it('store telephone numbers in Latin digits', async () => {
    const admin = await shop.person('admin');
    const saved = await admin.call('PUT', '/settings', { store: { phone: '٧٧٧١١١٢٢٢' } });
    expect(saved.json().data.store.phone).toBe('777111222');
  });

  it.each([
    [{}, settingsTexts.changesRequired],
    [{ store: { name: ' ' } }, settingsTexts.storeNameRequired],
    [{ store: { taxRate: 101 } }, settingsTexts.taxRate],
    [{ store: { taxRate: '5' } }, settingsTexts.taxRate],
    [{ store: { email: 'nobody' } }, settingsTexts.email],
    [{ security: { sessionTimeout: 4 } }, settingsTexts.sessionTimeout],
    [{ security: { sessionTimeout: 1441 } }, settingsTexts.sessionTimeout],
    [{ security: { sessionTimeout: 7.5 } }, settingsTexts.sessionTimeout],
    [{ security: { passwordExpiry: -1 } }, settingsTexts.passwordExpiry],
    [{ store: { unknown: 1 } }, undefined],
    [{ notifications: { lowStock: 'yes' } }, undefined],
    [{ shop: {} }, undefined],
    [[], undefined],
  ])('refuse %j', async (body, message) => {
    const admin = await shop.person('admin');
    const refused = await admin.call('PUT', '/settings', body);
    expect([400, 422]).toContain(refused.statusCode);
    if (message) expect(refused.json().message).toBe(message);
  });
});
