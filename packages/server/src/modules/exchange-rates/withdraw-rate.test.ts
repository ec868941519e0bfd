import { adenDay, rateTexts, roleNames } from '@turoos/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Person } from '../../../test/app';
import { aWarehouse } from '../../../test/factories';
import { useSales } from '../../../test/sales';

const shop = useSales();
let owner: Person;
beforeEach(async () => {
  owner = await shop.shop.person('manager');
  await shop.db.deleteFrom('exchangeRates').execute();
});

const record = async (body: object): Promise<string> => {
  const reply = await owner.call('POST', '/exchange-rate', { confirm: true, ...body });
  expect(reply.statusCode, reply.body).toBe(201);
  return reply.json().data._id;
};
const withdraw = async (id: string, who = owner) => {
  const reply = await who.call('DELETE', `/exchange-rate/${id}`);
  return [reply.statusCode, reply.json().message];
};
const used = [409, rateTexts.used];
const latest = async () => (await owner.call('GET', '/exchange-rate/latest')).json().data?.usd_to_yer;
/** Rates unlike those of other tests, whose documents stay. */
let next = 1000;
const fresh = () => ++next;

describe('a mistyped rate', () => {
  it('is withdrawn while no document uses it, and the rate before is in force again', async () => {
    const good = fresh();
    await record({ usd_to_yer: good });
    const bad = await record({ usd_to_yer: good * 10 });
    expect(await withdraw(bad)).toEqual([200, 'تم حذف سعر الصرف']);
    expect(await latest()).toBe(good);
    expect(await withdraw(bad)).toEqual([404, rateTexts.notFound]);
    const traces = await shop.db
      .selectFrom('auditLog')
      .select('before')
      .where('action', '=', 'exchange-rate.delete')
      .where('entityId', '=', bad)
      .execute();
    expect(traces).toMatchObject([{ before: { usd_to_yer: good * 10 } }]);
  });

  it('that was the only one leaves a shop without a rate', async () => {
    expect((await withdraw(await record({ usd_to_yer: fresh() })))[0]).toBe(200);
    expect(await latest()).toBeUndefined();
  });

  it('stays when an invoice was made at it', async () => {
    const id = await record({ usd_to_yer: fresh() });
    await shop.sell({ items: [{ product: await shop.part(), quantity: 1 }] });
    expect(await withdraw(id)).toEqual(used);
    // a later rate of another figure changes nothing
    const later = await record({ usd_to_yer: fresh() });
    expect(await withdraw(id)).toEqual(used);
    expect((await withdraw(later))[0]).toBe(200);
  });

  it('stays when it was corrected after an invoice was made at it', async () => {
    const id = await record({ usd_to_yer: fresh() });
    await shop.sell({ items: [{ product: await shop.part(), quantity: 1 }] });
    for (const usd_to_yer of [fresh(), fresh()])
      expect((await owner.call('PUT', `/exchange-rate/${id}`, { usd_to_yer })).statusCode).toBe(200);
    expect(await withdraw(id)).toEqual(used);
  });

  it('stays when a payment, an adjustment or a purchase of its day was made at it', async () => {
    const buyer = await shop.customer();
    const warehouse = await aWarehouse(shop.db);
    const item = await shop.part({ stock: { [warehouse]: 5 } });
    const documents: [string, string, object][] = [
      ['PATCH', `/customers/${buyer}/balance`, { amount: 5, operation: 'add', paymentMethod: 'cash' }],
      [
        'POST',
        '/stock-adjustments',
        { item, warehouse, type: 'subtraction', quantity: 1, reason: 'damage', costPrice: 10 },
      ],
      ['POST', '/purchases', { supplierName: 'مورد', totalAmount: 10, purchaseDate: adenDay() }],
    ];
    const admin = await shop.shop.person('super_admin');
    for (const [method, path, body] of documents) {
      const id = await record({ usd_to_yer: fresh() });
      const made = await admin.call(method, path, body);
      expect(made.statusCode, made.body).toBeLessThan(300);
      expect(await withdraw(id), path).toEqual(used);
    }
  });

  it('of an earlier day is not used by today’s invoices', async () => {
    const [old, today] = [fresh(), fresh()];
    await record({ usd_to_yer: today });
    const id = await record({ usd_to_yer: old, recorded_at: '2026-01-05' });
    await shop.sell({ items: [{ product: await shop.part(), quantity: 1 }] });
    expect((await withdraw(id))[0]).toBe(200);
  });

  it('is withdrawn by those who may record rates', async () => {
    const mayWrite = ['super_admin', 'admin', 'manager'];
    for (const role of roleNames) {
      const id = await record({ usd_to_yer: fresh() });
      const [status] = await withdraw(id, await shop.shop.person(role));
      expect(status, role).toBe(mayWrite.includes(role) ? 200 : 403);
    }
  });
});
