import { describe, expect, it } from 'vitest';
import { testPassword, type Person } from '../../../test/app';
import { aPart, aWarehouse } from '../../../test/factories';
import { presentActivity } from './activities.rules';
import { useUsers } from '../../../test/users';

const { shop, people, failure, login, read } = useUsers();

interface Activity {
  type: string;
  description: string;
  amount: number | null;
  quantity: number | null;
  ip: string | null;
}
const activities = async (id: string, query = ''): Promise<Activity[]> =>
  (await people.owner.call('GET', `/users/${id}/activities?${query}`)).json().data;

/** A user who signed in, sold two parts for 30 dollars, and recorded an adjustment. */
async function busyPerson(): Promise<Person> {
  const who = await shop.person('super_admin');
  await login(who.username, testPassword);
  const warehouse = await aWarehouse(shop.db);
  const part = await aPart(shop.db, { stock: { [warehouse]: 10 }, sellingPrice: 1500 });
  const sale = await who.call('POST', '/sales', {
    items: [{ product: part, quantity: 2, price: 15 }],
    paymentStatus: 'paid',
  });
  expect(sale.statusCode, sale.body).toBe(201);
  const adjustment = await who.call('POST', '/stock-adjustments', {
    product: part,
    warehouse,
    type: 'addition',
    reason: 'other',
    quantity: 4,
  });
  expect(adjustment.statusCode, adjustment.body).toBe(201);
  return who;
}

describe('the activities of a user', () => {
  it('UDET-12: are login, sale and inventory, with address, amount or quantity, newest first', async () => {
    const who = await busyPerson();
    const [inventory, sale, signedIn] = await activities(who.id);
    expect(inventory).toMatchObject({ type: 'inventory', quantity: 4, amount: null, ip: '127.0.0.1' });
    expect(inventory?.description).toMatch(/^إنشاء تسوية مخزنية \S+-\d+/);
    expect(sale).toMatchObject({ type: 'sale', amount: 30, quantity: null });
    expect(sale?.description).toMatch(/^إنشاء فاتورة مبيعات INV-\d{8}-\d{3}$/);
    expect(signedIn).toMatchObject({ type: 'login', description: 'تسجيل الدخول', ip: '127.0.0.1' });
    expect((await activities(who.id, 'type=sale')).map(({ type }) => type)).toEqual(['sale']);
    expect(await activities(who.id, 'endDate=2020-01-01')).toEqual([]);
  });

  it('UDET-03, UDET-13: are counted on the user: logins, sales, orders', async () => {
    const who = await busyPerson();
    const detail = await read(who.id);
    expect(detail).toMatchObject({ loginCount: 1, totalSales: 30, totalOrders: 1 });
    expect(detail.lastLogin).toEqual(expect.any(String));
    expect(detail).not.toHaveProperty('password');
  });

  it('UDET-04: are counted by day for the chart', async () => {
    const who = await busyPerson();
    const { summary } = (await people.owner.call('GET', `/users/${who.id}/activities/stats`)).json();
    expect(summary).toMatchObject({ days: 30, total: 3, login: 1, sale: 1, inventory: 1 });
    expect(summary.byDay).toHaveLength(30);
    expect(summary.byDay.at(-1)).toMatchObject({ login: 1, sale: 1, inventory: 1 });
    expect(summary.lastActivity).toEqual(expect.any(String));
  });

  it('UDET-08: are exported as a file', async () => {
    const who = await busyPerson();
    const file = await people.owner.call('GET', `/users/${who.id}/activities?format=csv`);
    expect(file.headers['content-type']).toContain('text/csv');
    expect(file.headers['content-disposition']).toMatch(/user-activities-\d{4}-\d\d-\d\d\.csv/);
    expect(file.body.trim().split('\r\n')).toHaveLength(4);
    expect(file.body).toContain('تسجيل الدخول');
  });

  it('are visible to the user, and to those who may read users', async () => {
    const clerk = await shop.person('sales_staff');
    await login(clerk.username, testPassword);
    const own = await clerk.call('GET', '/users/profile/activities');
    expect(own.json().data).toMatchObject([{ type: 'login' }]);
    expect((await clerk.call('GET', '/users/profile/activities/stats')).json().summary.login).toBe(1);
    const denied = 'ليس لديك صلاحية لعرض المستخدمين';
    expect(await failure(clerk, 'GET', `/users/${people.owner.id}/activities`)).toEqual([403, denied]);
    expect(await failure(clerk, 'GET', `/users/${clerk.id}`)).toEqual([403, denied]);
    const nobody = crypto.randomUUID();
    for (const path of ['activities', 'activities?format=csv', 'activities/stats'])
      expect((await people.owner.call('GET', `/users/${nobody}/${path}`)).statusCode, path).toBe(404);
  });
});

describe('an activity', () => {
  const entry = { id: 'x', at: new Date(), entity: 'sales', entityId: null, ip: null };

  it('shows of a second refund only what it added', () =>
    expect(
      presentActivity({
        ...entry,
        action: 'sale.refund',
        before: { refundAmount: 500 },
        after: { saleNumber: 'INV-1', refundAmount: 1200 },
      }),
    ).toMatchObject({ amount: 700, description: 'مرتجع على فاتورة مبيعات INV-1' }));

  it('sums the lines of a transfer', () =>
    expect(
      presentActivity({
        ...entry,
        action: 'transfer.create',
        entity: 'transfers',
        before: null,
        after: { transferNumber: 'TRF-1', items: [{ quantity: 2 }, { quantity: 3.5 }] },
      }),
    ).toMatchObject({ type: 'inventory', quantity: 5.5, amount: null }));
});
