import { adenDay, apis, type Api } from '@turoos/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Person } from '../../../test/app';
import { aWarehouse } from '../../../test/factories';
import { useSales } from '../../../test/sales';
import { readPdf } from '../../../../pdf/test/read-pdf';
import { forgetAnswers } from '../../kernel/cache-until-change';

const shop = useSales();
const { part, customer, sell, done } = shop;
let owner: Person;
let buyer: string;
let sale: { _id: string };

const setRate = async (body: object) =>
  expect((await owner.call('POST', '/exchange-rate/', body)).statusCode).toBe(201);
const make = async (path: string, body: object) => {
  const reply = await owner.call('POST', path, body);
  expect(reply.statusCode, reply.body).toBe(201);
  return reply.json().data;
};

/** Fills a shop with every kind of document at a rate of 500 rials, and one payment at 600. */
beforeAll(async () => {
  owner = await shop.shop.person('super_admin');
  buyer = await customer({ creditLimit: 1_000_000 });
  const [item, from] = [await part(), await aWarehouse(shop.db)];
  const stocked = await part({ stock: { [from]: 10 } });
  const to = await aWarehouse(shop.db);
  await setRate({ usd_to_yer: 500 });
  sale = await sell({ items: [{ product: item, quantity: 4 }], customer: buyer, paymentStatus: 'deferred' });
  await done('POST', `/sales/${sale._id}/refund`, {
    refundAmount: 15,
    items: [{ product: item, quantity: 1 }],
  });
  await sell({ items: [{ product: item, quantity: 2 }] });
  await sell({ items: [{ product: item, quantity: 1 }], status: 'pending' });
  await make('/stock-adjustments', {
    item: stocked,
    warehouse: from,
    type: 'subtraction',
    quantity: 1,
    reason: 'damage',
    costPrice: 10,
  });
  await make('/scrap', {
    item: stocked,
    warehouse: from,
    quantity: 1,
    reason: 'damaged',
    disposalMethod: 'destruction',
    estimatedValue: 10,
  });
  await make('/transfers', { fromWarehouse: from, toWarehouse: to, items: [{ item: stocked, quantity: 1 }] });
  await make('/inventory-counts', { warehouse: from });
  await setRate({ usd_to_yer: 600 });
  await done('PATCH', `/customers/${buyer}/balance`, {
    amount: 20,
    operation: 'add',
    paymentMethod: 'cash',
  });
});
afterAll(() => shop.expectBooksHold());

describe('a past document', () => {
  it('is in rials at the rate of its own day: an invoice and its refund at one rate, a later payment at another', async () => {
    expect(await done('GET', '/sales/summary')).toMatchObject({
      totalSales: 75,
      rials: { totalSales: { rials: 37_500, unrated: 0 }, refundedAmount: { rials: 7500, unrated: 0 } },
    });
    expect(await done('GET', `/sales/${sale._id}`)).toMatchObject({
      usd_to_yer: 500,
      laterRials: { rials: 12_000, unrated: 0 },
    });
    expect(await done('GET', `/customers/${buyer}/total-sales`)).toMatchObject({
      rials: { total: { rials: 22_500 }, paid: { rials: 12_000 }, refunded: { rials: 7500 } },
    });
    const { data } = (
      await owner.call('GET', `/customer-balance/${buyer}/transactions?sort=createdAt`)
    ).json();
    expect(data.map((one: Record<string, unknown>) => [one['type'], one['usd_to_yer']])).toEqual([
      ['sale', 500],
      ['refund', 500],
      ['payment', 600],
    ]);
  });

  it('has the same rates in the file of a statement', async () => {
    const { body } = await owner.call('GET', `/customer-balance/${buyer}/transactions?format=csv`);
    expect(body.match(/,(\d+)\r/g)).toEqual([',30000\r', ',7500\r', ',12000\r']);
  });

  it('counts in a statement’s balance in dollars only; the open balance is also in rials at today’s rate', async () => {
    const paper = async (query: string) => {
      const { rawPayload } = await owner.call(
        'GET',
        `/customer-balance/${buyer}/transactions?format=pdf${query}`,
      );
      return readPdf(rawPayload).join('');
    };
    for (const query of ['', `&endDate=${adenDay()}`]) expect(await paper(query)).toContain('بسعر صرف اليوم');
    const past = await paper(`&endDate=${adenDay(new Date(Date.now() - 86_400_000))}`);
    expect(past).toContain('الرصيد الختامي');
    expect(past).not.toContain('بسعر صرف اليوم');
  });

  it('is the same in every response after the rate has changed', async () => {
    const before = await readAll();
    expect(Object.values(before).filter((body) => JSON.stringify(body)?.includes('usd_to_yer'))).not.toEqual(
      [],
    );
    await setRate({ usd_to_yer: 2000, confirm: true });
    await setRate({ usd_to_yer: 50, recorded_at: '2020-01-01' });
    forgetAnswers(shop.shop.live);
    expect(await readAll()).toEqual(before);
  });

  it('is at the rate of its date, also a purchase that is entered late', async () => {
    const purchase = await make('/purchases', {
      supplierName: 'مورد قديم',
      totalAmount: 10,
      purchaseDate: '2021-05-01',
    });
    expect(purchase.usd_to_yer).toBe(50);
  });
});

/** Endpoints whose responses may differ: lists of rates, and those about requests or the server itself. */
const apart = [
  'exchange-rates',
  'audit',
  'auth',
  'backup',
  'live',
  'notifications',
  'system-status',
  'two-factor',
];

/** Reads every other GET endpoint as JSON: lists, and the documents of this test. */
async function readAll(): Promise<Record<string, unknown>> {
  const paths = Object.entries<Api>(apis)
    .filter(([area]) => !apart.includes(area))
    .flatMap(([, api]) => Object.values(api))
    .filter(({ method, path, reply }) => method === 'GET' && !path.includes(':') && reply.kind === 'json')
    .map(({ path }) => path);
  const ofOne = [
    `/sales/${sale._id}`,
    `/sales/${sale._id}/refunds`,
    `/customers/${buyer}`,
    `/customers/${buyer}/total-sales`,
    `/customer-balance/${buyer}/transactions`,
    `/users/${owner.id}`,
    `/users/${owner.id}/activities?type=sale`,
  ];
  const answers: Record<string, unknown> = {};
  for (const path of [...paths, ...ofOne]) {
    const reply = await owner.call('GET', path);
    if (reply.statusCode === 200 && reply.headers['content-type']?.toString().includes('json'))
      answers[path] = reply.json();
  }
  return answers;
}
