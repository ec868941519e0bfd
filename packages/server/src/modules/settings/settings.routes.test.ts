import { describe, expect, it } from 'vitest';
import { useApp } from '../../../test/app';

const shop = useApp();

describe('the settings', () => {
  it('show the store to everyone, backups to those who may see them', async () => {
    const clerk = await shop.person('sales_staff');
    const seen = await clerk.call('GET', '/settings');
    expect(seen.json().data).toMatchObject({ store: { taxRate: 5 }, security: { sessionTimeout: 30 } });
    expect(seen.json().data).not.toHaveProperty('backup');
    const manager = await shop.person('manager');
    expect((await manager.call('GET', '/settings')).json().data).toMatchObject({
      backup: { retentionDays: 30 },
    });
  });

  it('of the shop are changed by those who may, and only what is sent changes', async () => {
    const admin = await shop.person('admin');
    await admin.call('PUT', '/settings', { store: { name: 'قطع غيار تعز' } });
    const changed = await admin.call('PUT', '/settings', { store: { applyTax: true } });
    expect(changed.json().data.store).toMatchObject({ name: 'قطع غيار تعز', applyTax: true });
    const clerk = await shop.person('sales_staff');
    const refused = await clerk.call('PUT', '/settings', { store: { name: 'x' } });
    expect(refused.statusCode).toBe(403);
    expect(refused.json().message).toBe('ليس لديك صلاحية لتعديل إعداد');
  });

  it('of one’s own need no right', async () => {
    const viewer = await shop.person('viewer');
    const changed = await viewer.call('PUT', '/settings', { notifications: { lowStock: false } });
    expect(changed.json().data.notifications).toMatchObject({ lowStock: false, newOrders: true });
  });

  it('refuse what makes no sense', async () => {
    const admin = await shop.person('admin');
    for (const body of [{}, { store: { taxRate: 101 } }, { store: { unknown: 1 } }, { shop: {} }])
      expect((await admin.call('PUT', '/settings', body)).statusCode).toBeGreaterThanOrEqual(400);
  });
});
