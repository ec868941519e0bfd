import { beforeAll, describe, expect, it } from 'vitest';
import { usePurchases } from '../../../test/purchases';

const { shop, supplier, line, buy, pay } = usePurchases();

const list = async (query = '') => (await shop.call('GET', `/purchases?${query}`)).json();
const numbers = async (query: string) =>
  ((await list(query)).data as { supplierInvoiceNumber: string }[]).map((one) => one.supplierInvoiceNumber);

let hope: string;
let gulf: string;
let belt: string;

beforeAll(async () => {
  [hope, gulf] = [await supplier('مؤسسة الأمل للقطع'), await supplier('شركة الخليج')];
  belt = await shop.part();
  await buy({ supplier: hope, supplierInvoiceNumber: 'A-1', purchaseDate: '2026-01-01', totalAmount: 100 });
  await buy({
    supplier: gulf,
    supplierInvoiceNumber: 'B-1',
    purchaseDate: '2026-01-05',
    items: [line(belt, 5)],
  });
  const partly = await buy({ supplier: gulf, supplierInvoiceNumber: 'B-2', totalAmount: 300 });
  await pay(partly._id, { amount: 120 });
  await buy({ supplier: hope, supplierInvoiceNumber: 'A-2', totalAmount: 70, paidAmount: 70 });
  await buy({ supplier: hope, supplierInvoiceNumber: 'A-3', status: 'pending', totalAmount: 11 });
  const cancelled = await buy({ supplier: hope, supplierInvoiceNumber: 'A-4', totalAmount: 1000 });
  await shop.done('POST', `/purchases/${cancelled._id}/cancel`, {});
  const back = await buy({ supplier: gulf, supplierInvoiceNumber: 'B-3', totalAmount: 2000, paidAmount: 5 });
  await shop.done('POST', `/purchases/${back._id}/return`, {});
});

describe('the list of purchases', () => {
  it('PUR-18 PUR-05 is paged in the documented shape, twenty per page on request', async () => {
    const body = await list('page=1&limit=20');
    expect(body).toMatchObject({ success: true, pagination: { page: 1, limit: 20, total: 7, pages: 1 } });
    expect(body.data).toHaveLength(7);
    expect((await list('limit=3&page=3')).data).toHaveLength(1);
    expect((await list()).pagination.limit).toBe(10);
  });

  it('PUR-02 counts and sums all matches, whatever the page; sums exclude cancelled and returned ones', async () => {
    const { summary } = await list('limit=1');
    // the credit left of the returned purchase paid five of the supplier's other debt
    expect(summary).toEqual({
      count: 7,
      totalAmount: 520,
      paid: 195,
      remaining: 325,
      ordered: 11,
      paidCount: 1,
      pendingCount: 3,
      orderedCount: 1,
      returnedCount: 1,
      cancelledCount: 1,
    });
    expect((await list(`supplier=${hope}`)).summary).toMatchObject({
      count: 4,
      totalAmount: 170,
      ordered: 11,
      paid: 70,
    });
    expect((await list('q=nothing-like-it')).summary).toEqual({
      count: 0,
      totalAmount: 0,
      paid: 0,
      remaining: 0,
      ordered: 0,
      paidCount: 0,
      pendingCount: 0,
      orderedCount: 0,
      returnedCount: 0,
      cancelledCount: 0,
    });
  });

  it('PUR-03 PUR-12 filters by status, supplier, payment, day and part', async () => {
    expect(await numbers('status=pending')).toEqual(['A-3']);
    expect(await numbers('status=awaited')).toEqual(['A-3']);
    expect(await numbers('status=cancelled')).toEqual(['A-4']);
    expect(await numbers('status=returned')).toEqual(['B-3']);
    expect((await numbers('status=completed')).toSorted()).toEqual(['A-1', 'A-2', 'B-1', 'B-2']);
    expect((await numbers(`supplier=${gulf}`)).toSorted()).toEqual(['B-1', 'B-2', 'B-3']);
    expect(await numbers('paymentStatus=partial&status=completed')).toEqual(['B-2', 'B-1']);
    expect(await numbers('paymentStatus=paid')).toEqual(['A-2']);
    expect(await numbers('paymentStatus=pending')).toEqual(['A-1']);
    expect((await numbers('paymentStatus=open')).toSorted()).toEqual(['A-1', 'B-1', 'B-2']);
    expect(await numbers('startDate=2026-01-02&endDate=2026-01-05')).toEqual(['B-1']);
    expect((await list(`product=${belt}`)).data).toMatchObject([
      { supplierInvoiceNumber: 'B-1', bought: { quantity: 5, unitCost: 10 } },
    ]);
    expect((await shop.call('GET', '/purchases?status=lost')).statusCode).toBe(400);
  });

  it('PUR-21 searches by supplier and both numbers, folded', async () => {
    expect((await numbers('search=موسسه الامل&limit=10')).toSorted()).toEqual(['A-1', 'A-2', 'A-3', 'A-4']);
    expect(await numbers('q=b2')).toEqual(['B-2']);
    const [first] = (await list('q=a1')).data;
    expect((await list(`q=${first.purchaseNumber}`)).data).toHaveLength(1);
    expect(await numbers('q=%25')).toEqual([]);
  });

  it('sorts by day, time of entry and total', async () => {
    expect((await numbers('sort=purchaseDate')).slice(0, 2)).toEqual(['A-1', 'B-1']);
    expect((await numbers('sort=-totalAmount')).slice(0, 3)).toEqual(['B-3', 'A-4', 'B-2']);
    expect((await numbers(''))[0]).toBe('B-3');
    expect((await shop.call('GET', '/purchases?sort=notes')).statusCode).toBe(400);
  });

  it('exports all matches as CSV', async () => {
    const reply = await shop.call('GET', `/purchases?format=csv&supplier=${gulf}&limit=1`);
    expect(reply.headers['content-disposition']).toMatch(/purchases-\d{4}-\d\d-\d\d\.csv/);
    const lines = reply.body.trim().split('\r\n');
    expect(lines).toHaveLength(4);
    expect(lines[0]).toContain('رقم فاتورة المورد,رقم الشراء,المورد');
    expect(lines.find((one) => one.startsWith('B-2'))).toContain('مدفوعة جزئياً');
  });
});

describe('PUR-01 PUR-17 rights', () => {
  it('reading requires purchases.read, each change its own right', async () => {
    const { data } = await list('limit=1');
    const path = `/purchases/${data[0]._id}`;
    const [staff, accountant] = [
      await shop.shop.person('warehouse_staff'),
      await shop.shop.person('accountant'),
    ];
    expect((await shop.clerk.call('GET', '/purchases')).statusCode).toBe(403);
    expect((await accountant.call('GET', path)).statusCode).toBe(200);
    expect((await accountant.call('POST', '/purchases', {})).statusCode).toBe(403);
    expect((await staff.call('POST', '/purchases', {})).statusCode).toBe(400);
    for (const [method, end] of [
      ['PUT', ''],
      ['DELETE', ''],
      ['PATCH', '/payment-status'],
      ['POST', '/payments'],
      ['POST', '/return'],
      ['POST', '/cancel'],
    ] as const)
      expect((await staff.call(method, path + end, {})).statusCode, method + end).toBe(403);
  });
});
