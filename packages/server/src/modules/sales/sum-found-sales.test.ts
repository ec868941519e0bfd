import { adenDay, paymentStatus, saleStatus } from '@turoos/contract';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { useSales } from '../../../test/sales';

const shop = useSales();
const { part, customer, sell, done } = shop;
afterAll(() => shop.expectBooksHold());

const day = (daysAgo: number) => adenDay(new Date(Date.now() - daysAgo * 86_400_000));
let workshop: string;
let garage: string;
let lastNumber: string;

/** Sales in every status and payment type, some without a rate and some at two different rates. */
beforeAll(async () => {
  const owner = await shop.shop.person('super_admin');
  const items = [{ product: await part({ stock: { [shop.warehouse]: 500 } }), quantity: 2 }];
  workshop = await customer({ name: 'ورشة الأمل', creditLimit: 1_000_000 });
  garage = await customer({ name: 'كراج صنعاء', creditLimit: 1_000_000 });
  for (const rate of [null, 531.5, 540]) {
    if (rate) await owner.call('POST', '/exchange-rate/', { usd_to_yer: rate });
    for (const buyer of [workshop, garage]) {
      await sell({ items, customer: buyer, paymentStatus: 'deferred' });
      await sell({ items, customer: buyer, paymentStatus: 'partial', partialAmount: 4.35 });
      const half = await sell({ items, customer: buyer, paymentMethod: 'card' });
      await done('POST', `/sales/${half._id}/refund`, {
        refundAmount: 10.15,
        items: [{ product: items[0]?.product, quantity: 1 }],
      });
    }
    const back = await sell({ items, customerName: 'عابر' });
    await done('POST', `/sales/${back._id}/refund`, { refundAmount: 30 });
    const gone = await sell({ items, customer: garage, paymentStatus: 'deferred' });
    await done('PUT', `/sales/${gone._id}/cancel`);
    await sell({ items, customerName: 'محجوز', status: 'pending', paymentStatus: undefined });
    lastNumber = (await sell({ items, customerName: 'عابر' })).saleNumber;
  }
});

type Row = Record<'grandTotal' | 'refundAmount' | 'remaining', number> & {
  status: string;
  paymentStatus: string;
  usd_to_yer: number | null;
};

const cents = (usd: number) => Math.round(usd * 100);
const sum = (rows: readonly Row[], of: (row: Row) => number) => rows.reduce((all, row) => all + of(row), 0);

/** Sums in rials, each invoice at its own rate; those without a rate separately. */
const inRials = (rows: readonly Row[], of: (row: Row, inRial: (usd: number) => number) => number) => ({
  rials: sum(rows, (row) => of(row, (usd) => Math.round((cents(usd) * (row.usd_to_yer ?? 0)) / 100))),
  unrated:
    sum(
      rows.filter(({ usd_to_yer }) => usd_to_yer === null),
      (row) => of(row, cents),
    ) / 100,
});

function addedUp(rows: readonly Row[]) {
  const count = (of: (row: Row) => boolean) => rows.filter(of).length;
  const sold = rows.filter(({ status }) => status === 'completed' || status === 'refunded');
  const owing = (how: string) => count((row) => row.remaining > 0 && row.paymentStatus === how);
  return {
    total: rows.length,
    totalOrders: sold.length,
    totalSales: sum(sold, (row) => cents(row.grandTotal) - cents(row.refundAmount)) / 100,
    paid: sold.length - owing('partial') - owing('deferred'),
    partial: owing('partial'),
    deferred: owing('deferred'),
    refunded: count(({ status }) => status === 'refunded'),
    held: count(({ status }) => status === 'pending'),
    cancelled: count(({ status }) => status === 'cancelled'),
    refundedAmount: sum(sold, (row) => cents(row.refundAmount)) / 100,
    outstanding: sum(rows, (row) => cents(row.remaining)) / 100,
    rials: {
      totalSales: inRials(sold, (row, rials) => rials(row.grandTotal) - rials(row.refundAmount)),
      refundedAmount: inRials(sold, (row, rials) => rials(row.refundAmount)),
    },
  };
}

const search = (filter: object) =>
  new URLSearchParams(Object.entries<string>({ ...filter }).filter(([, value]) => value));

async function both(filter: object) {
  const rows: Row[] = await done('GET', `/sales?limit=1000&${search(filter)}`);
  return { rows, summary: await done('GET', `/sales/summary?${search(filter)}`) };
}

describe('the sums above the list', () => {
  it('are those of the listed invoices, whatever the filter', async () => {
    const maybe = (...values: string[]) => fc.constantFrom(undefined, ...values);
    const filters = fc.record({
      q: maybe('ورشة', 'صنعاء', 'عابر', 'مدفوع', 'آجل', 'بطاقة', 'INV', lastNumber, 'لا أحد'),
      status: maybe(...Object.keys(saleStatus)),
      paymentStatus: maybe(...Object.keys(paymentStatus), 'open', 'settled'),
      customer: maybe(workshop, garage),
      date: maybe(day(0), day(1)),
      startDate: maybe(day(0), day(3)),
      endDate: maybe(day(0), day(3)),
    });
    await fc.assert(
      fc.asyncProperty(filters, async (filter) => {
        const { rows, summary } = await both(filter);
        expect(summary).toMatchObject(addedUp(rows));
      }),
      { numRuns: 150 },
    );
  });

  it.each(['q=ورشة', 'status=pending', 'status=completed', 'paymentStatus=open', 'paymentStatus=paid'])(
    'are filtered by %s',
    async (query) => {
      const { rows, summary } = await both(Object.fromEntries(new URLSearchParams(query)));
      expect(rows.length).toBeGreaterThan(0);
      expect(summary).toMatchObject(addedUp(rows));
      expect(summary.total).toBeLessThan((await done('GET', '/sales/summary')).total);
    },
  );

  it('count as paid and as deferred what their filters list', async () => {
    const { summary } = await both({});
    for (const [wanted, count] of [
      ['settled', summary.paid],
      ['open', summary.partial + summary.deferred],
    ] as const) {
      expect(count).toBeGreaterThan(0);
      expect((await both({ paymentStatus: wanted })).rows).toHaveLength(count);
    }
  });

  it('include an invoice whose number was typed with the Arabic keyboard layout', async () => {
    const typed = lastNumber.toLowerCase().replace('inv', 'هىر');
    const { rows, summary } = await both({ q: typed });
    expect(rows).toHaveLength(1);
    expect(summary).toMatchObject(addedUp(rows));
  });
});
