import { adenDay, currencyTexts, rateTexts } from '@turoos/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Person } from '../../../test/app';
import { aPart, aWarehouse } from '../../../test/factories';
import { useSales } from '../../../test/sales';
import { jsonb } from '../../db/jsonb';

const shop = useSales();
let owner: Person;
let aden: string;
let [store, home] = ['', ''];

const made = async (method: string, path: string, body?: object, who = owner) => {
  const reply = await who.call(method, path, body);
  expect(reply.statusCode, reply.body).toBeLessThan(300);
  return reply.json().data;
};
const rateOf = async (path: string, who = owner) => (await made('GET', path, undefined, who)).usd_to_yer;

/** Opens a shift of the user on a new drawer in a branch. */
async function work(who: Person, warehouseId: string | null): Promise<void> {
  const { id } = await shop.db
    .insertInto('accounts')
    .values({ code: crypto.randomUUID(), name: crypto.randomUUID(), kind: 'asset' })
    .returning('id')
    .executeTakeFirstOrThrow();
  await shop.db
    .insertInto('moneyAccounts')
    .values({ id, kind: 'drawer', warehouseId, currencies: ['YER'] })
    .execute();
  await shop.db
    .insertInto('moneyBalances')
    .values({ moneyAccountId: id, currency: 'YER', amount: 0, cents: 0 })
    .execute();
  const shift = await shop.db
    .insertInto('shifts')
    .values({ drawerId: id, openedBy: who.id, floats: jsonb([]) })
    .returning('id')
    .executeTakeFirstOrThrow();
  await shop.db.insertInto('shiftPeople').values({ shiftId: shift.id, userId: who.id }).execute();
}

beforeAll(async () => {
  owner = await shop.shop.person('super_admin');
  [store, home] = [await aWarehouse(shop.db), await aWarehouse(shop.db)];
  await made('POST', '/exchange-rate', { usd_to_yer: 530, sar_to_yer: 140 });
  aden = (await made('POST', '/rate-zones', { name: 'عدن', warehouses: [store] }))._id;
});

describe('a second rate zone', () => {
  it('has no rate before one is recorded for it', async () => {
    for (const path of ['latest', `date/${adenDay()}`]) {
      const missing = await owner.call('GET', `/exchange-rate/${path}?zone=${aden}`);
      expect([missing.statusCode, missing.json().message]).toEqual([404, rateTexts.noneInZone]);
    }
    expect(await rateOf('/exchange-rate/latest')).toBe(530);
  });

  it('has its own rates, history and guard', async () => {
    const first = await made('POST', '/exchange-rate', { usd_to_yer: 1600, zone: aden });
    expect(first).toMatchObject({ zone: aden, zoneName: 'عدن', sar_to_yer: null });
    const far = await owner.call('POST', '/exchange-rate', { usd_to_yer: 1600 });
    expect(far.statusCode).toBe(422);
    expect(await rateOf('/exchange-rate/latest')).toBe(530);
    expect(await rateOf(`/exchange-rate/latest?zone=${aden}`)).toBe(1600);
    expect(await rateOf(`/exchange-rate/date/${adenDay()}?zone=${aden}`)).toBe(1600);
    expect(await rateOf(`/exchange-rate/date/${adenDay()}`)).toBe(530);
    const listed = async (query: string) =>
      (await made('GET', `/exchange-rate${query}`)).map((rate: { usd_to_yer: number }) => rate.usd_to_yer);
    expect(await listed('')).toEqual([530]);
    expect(await listed(`?zone=${aden}`)).toEqual([1600]);
  });

  it('keeps its rates: a correction does not move one', async () => {
    const { _id } = await made('GET', '/exchange-rate/latest');
    const moved = await owner.call('PUT', `/exchange-rate/${_id}`, { usd_to_yer: 530, zone: aden });
    expect([moved.statusCode, moved.json().message]).toEqual([422, rateTexts.otherZone]);
  });

  it('is refused when it is unknown', async () => {
    const zone = crypto.randomUUID();
    for (const [method, path, body] of [
      ['POST', '/exchange-rate', { usd_to_yer: 530, zone }],
      ['GET', `/exchange-rate/latest?zone=${zone}`],
      ['GET', `/exchange-rate?zone=${zone}`],
      ['GET', `/exchange-rate/date/2026-01-01?zone=${zone}`],
    ] as const) {
      const reply = await owner.call(method, path, body);
      expect([reply.statusCode, reply.json().message]).toEqual([404, currencyTexts.zoneNotFound]);
    }
    expect((await owner.call('GET', '/exchange-rate/latest?zone=x')).statusCode).toBe(400);
  });
});

describe('a document', () => {
  const count = async (warehouse: string, who = owner) =>
    (await made('POST', '/inventory-counts', { warehouse }, who)).usd_to_yer;

  it('is at the rate of its warehouse’s zone', async () => {
    expect(await count(store)).toBe(1600);
    expect(await count(home)).toBe(530);
    const item = await aPart(shop.db, { stock: { [store]: 5 } });
    const goods = { item, warehouse: store, quantity: 1 };
    const transfer = { fromWarehouse: store, toWarehouse: home, items: [{ item, quantity: 1 }] };
    const documents = [
      ['/stock-adjustments', { ...goods, type: 'subtraction', reason: 'damage', costPrice: 10 }],
      ['/scrap', { ...goods, reason: 'damaged', disposalMethod: 'destruction', estimatedValue: 1 }],
      ['/transfers', transfer],
      [
        '/purchases',
        {
          supplierName: 'مورد عدن',
          purchaseDate: adenDay(),
          items: [{ product: item, warehouse: store, quantity: 1, unitCost: 5 }],
        },
      ],
    ] as const;
    for (const [path, body] of documents)
      expect((await made('POST', path, body)).usd_to_yer, path).toBe(1600);
  });

  it('of money is at the rate of the drawer’s branch, whatever warehouse it concerns', async () => {
    const cashier = await shop.shop.person('manager');
    await work(cashier, store);
    const items = [{ product: await shop.part(), quantity: 1 }];
    const tenders = [{ currency: 'YER', amount: 24_000 }];
    expect(await shop.sell({ items, tenders }, cashier)).toMatchObject({ usd_to_yer: 1600, rounding: 0 });
    expect(await shop.sell({ items })).toMatchObject({ usd_to_yer: 530 });
    const buyer = await shop.customer();
    const pay = { amount: 10, operation: 'add', paymentMethod: 'cash' };
    await made('PATCH', `/customers/${buyer}/balance`, pay, cashier);
    await made('PATCH', `/customers/${buyer}/balance`, pay, owner);
    const entries = await made('GET', `/customer-balance/${buyer}/transactions?sort=createdAt`);
    expect(entries.map((entry: { usd_to_yer: number }) => entry.usd_to_yer)).toEqual([1600, 530]);
    const purchase = await made(
      'POST',
      '/purchases',
      {
        supplierName: 'مورد صنعاء',
        purchaseDate: adenDay(),
        items: [{ product: await shop.part(), warehouse: home, quantity: 1, unitCost: 5 }],
      },
      cashier,
    );
    expect(purchase.usd_to_yer).toBe(1600);
  });

  it('that pays for a purchase is at the rate of its warehouse’s zone', async () => {
    const bought = async (more: object = {}) =>
      made('POST', '/purchases', {
        supplierName: 'مورد المنطقتين',
        purchaseDate: adenDay(),
        items: [{ product: await shop.part(), warehouse: store, quantity: 1, unitCost: 5 }],
        ...more,
      });
    const money = async (currency: string, source: string) =>
      shop.db
        .selectFrom('moneyMovements')
        .select(['amount', 'cents', 'usdToYer'])
        .where('currency', '=', currency)
        .where('sourceId', '=', source)
        .orderBy('seq')
        .execute();
    const paid = await bought({ paidAmount: 5 });
    expect(await money('YER', paid._id)).toEqual([{ amount: -8000, cents: -500, usdToYer: 1600 }]);
    await made('PUT', `/purchases/${paid._id}`, { paidAmount: 2 });
    expect((await money('YER', paid._id)).slice(1)).toEqual([{ amount: 4800, cents: 300, usdToYer: 1600 }]);
    const { _id } = await bought();
    const tenders = [{ currency: 'YER', amount: 4000 }];
    await made('POST', `/purchases/${_id}/payments`, { tenders, seenRates: { USD: 1600 } });
    expect(await money('YER', _id)).toEqual([{ amount: -4000, cents: -250, usdToYer: 1600 }]);
  });

  it('is at the rate of the branch of the drawer that its money names, or of the account it is paid from', async () => {
    const cashier = await shop.shop.person('manager');
    const drawer = (await made('POST', '/drawers', { name: 'صندوق المنطقة', branch: store }))._id;
    const floats = ['YER', 'USD', 'SAR'].map((currency) => ({ currency, amount: 0 }));
    await made('POST', '/shifts', { drawer, floats }, cashier);
    const { _id: supplier } = await made('POST', '/suppliers', {
      name: 'مورد بلا مستودع',
      contactPerson: 'سالم',
      phone: '777123456',
    });
    const pay = async (tenders: object[]) =>
      (await made('POST', `/suppliers/${supplier}/payments`, { tenders })).tenders[0].value;
    expect(await pay([{ currency: 'YER', amount: 16_000, drawer }])).toBe(10);
    expect(await pay([{ currency: 'YER', amount: 5300 }])).toBe(10);
    const [category] = await made('GET', '/expense-categories');
    const bank = (await made('GET', '/money/accounts')).find(({ kind }: { kind: string }) => kind === 'bank');
    const expense = { category: category._id, currency: 'YER', amount: 1600, account: bank._id };
    expect((await made('POST', '/expenses', expense, cashier)).value).toBe(1);
  });

  it('of money for an invoice is at the rate of its drawer in the customer’s account too', async () => {
    const drawer = (await made('POST', '/drawers', { name: 'صندوق عدن', branch: store }))._id;
    const floats = ['YER', 'USD', 'SAR'].map((currency) => ({ currency, amount: 0 }));
    await made('POST', '/shifts', { drawer, floats }, await shop.shop.person('manager'));
    const customer = await shop.customer();
    const items = [{ product: await shop.part(), quantity: 1, price: 10 }];
    const there = { currency: 'YER', drawer };
    const sale = await made('POST', '/sales', { items, customer, paymentStatus: 'deferred' });
    const tenders = [
      { currency: 'USD', amount: 5, method: 'bank_transfer' },
      { ...there, amount: 8000 },
    ];
    await made('PUT', `/sales/${sale._id}`, { tenders });
    await made('POST', '/sales', { items, customer, tenders: [{ ...there, amount: 24_000 }] });
    const entries = await made('GET', `/customer-balance/${customer}/transactions?sort=createdAt`);
    expect(entries).toMatchObject([
      { type: 'sale', amount: 10, usd_to_yer: 530 },
      { type: 'payment', amount: 10, usd_to_yer: 1600, paymentMethod: 'bank_transfer' },
      { type: 'payment', amount: 5, usd_to_yer: 1600, paymentMethod: 'cash' },
    ]);
    const { laterRials } = await shop.db
      .selectFrom('sales')
      .select('laterRials')
      .where('id', '=', sale._id)
      .executeTakeFirstOrThrow();
    expect(laterRials).toBe(16_000);
  });

  it('keeps its rate when its warehouse moves to another zone', async () => {
    const { _id } = await made('POST', '/inventory-counts', { warehouse: home });
    await made('PUT', `/warehouses/${home}`, { rateZone: aden });
    expect((await made('GET', `/inventory-counts/${_id}`)).usd_to_yer).toBe(530);
    expect(await count(home)).toBe(1600);
    await made('PUT', `/warehouses/${home}`, { rateZone: null });
    expect(await count(home)).toBe(530);
  });
});

describe('the prices a user sees', () => {
  it('are at the rate of the branch of the user’s drawer, else of the default zone', async () => {
    const [there, here, nowhere] = await Promise.all([
      shop.shop.person('sales_staff'),
      shop.shop.person('sales_staff'),
      shop.shop.person('sales_staff'),
    ]);
    await work(there, store);
    await work(here, home);
    await work(nowhere, null);
    expect(await rateOf('/exchange-rate/latest', there)).toBe(1600);
    expect(await rateOf('/exchange-rate/latest', here)).toBe(530);
    expect(await rateOf('/exchange-rate/latest', nowhere)).toBe(530);
    expect(await rateOf(`/exchange-rate/latest?zone=${aden}`, here)).toBe(1600);
  });
});
