import {
  owedAfter,
  restRials,
  settleTender,
  tillRials,
  toYer,
  unitsToPay,
  type CurrencyUnit,
} from '@turoos/contract';
import { sql } from 'kysely';
import { afterAll, describe, expect, it } from 'vitest';
import { useSales } from '../../../test/sales';

const shop = useSales();
const { part, customer, done, sell, balanceOf } = shop;

const rial: CurrencyUnit = { code: 'YER', decimals: 0, cashStep: 50 };
const ratesAt = (usdToYer: number) => ({ usdToYer, toYer: {} });
const setRate = (rate: number) =>
  sql`insert into exchange_rates (usd_to_yer, to_yer, recorded_at) values (${rate}, '{}', now())`.execute(
    shop.db,
  );
const rials = (amount: number) => [{ currency: 'YER', amount }];

/** Rates at which a cent is from 2.5 to 25 rials; debts in cents; rials handed over. */
const cases = [250, 530, 1630.5, 2510].flatMap((rate) =>
  [3898, 4001, 12_345].flatMap((due) => [5000, 9990, 7777].map((handed) => ({ rate, due, handed }))),
);

afterAll(() => shop.expectBooksHold());

describe.each([250, 530, 1630.5, 2510])('at %d rials for a dollar', (rate) => {
  it.each(cases.filter((one) => one.rate === rate))(
    'a payment of $handed rials for $due cents leaves what the dialog says, and is kept as it was handed over',
    async ({ due, handed }) => {
      await setRate(rate);
      const id = await customer({ balance: -due });
      const settled = settleTender({
        due,
        tenders: [{ currency: rial, units: handed }],
        rial,
        rates: ratesAt(rate),
      });
      await done('PATCH', `/customers/${id}/balance`, { operation: 'add', tenders: rials(handed) });
      const owed = -(await balanceOf(id));
      if (owed >= 0) expect(owedAfter(due, settled, ratesAt(rate)).amount).toBe(toYer(owed, rate));
      else expect(-owed).toBe(settled.over);
      const [entry] = await done('GET', `/customer-balance/${id}/transactions?sort=-createdAt`);
      expect(entry).toMatchObject({ type: 'payment', money: { currency: 'YER', amount: handed } });
    },
  );

  it.each([1, 725, 2142, 9876])(
    'a refund of %d cents pays the notes that the dialog says, and keeps them',
    async (cents) => {
      await setRate(rate);
      const sale = await sell({ items: [{ product: await part({ sellingPrice: 9876 }), quantity: 1 }] });
      const promised = unitsToPay({
        due: cents,
        currency: rial,
        isCash: true,
        rial,
        rates: ratesAt(rate),
      });
      await done('POST', `/sales/${sale._id}/refund`, {
        refundAmount: cents / 100,
        tenders: rials(promised),
        items: [],
      });
      const [refund] = await done('GET', `/sales/${sale._id}/refunds`);
      expect(refund.money).toEqual(rials(promised));
      expect((await done('GET', `/sales/${sale._id}`)).returned).toEqual(rials(promised));
    },
  );

  it('an invoice paid in parts shows the rials of each part', async () => {
    await setRate(rate);
    const sale = await sell({
      items: [{ product: await part({ sellingPrice: 12_345 }), quantity: 1 }],
      customer: await customer({ creditLimit: 100_000 }),
      paymentStatus: 'partial',
      tenders: rials(5000),
    });
    await done('PUT', `/sales/${sale._id}`, { version: sale.version, tenders: rials(5000) });
    const cents = (dollars: number) => Math.round(dollars * 100);
    const saved = await done('GET', `/sales/${sale._id}`);
    const till = {
      grandTotal: cents(saved.grandTotal),
      tillPaid: cents(saved.tillPaid),
      remaining: cents(saved.remaining),
      tenders: saved.tenders,
      change: saved.change,
    };
    expect([tillRials(till, rate), saved.laterRials]).toEqual([5000, { rials: 5000, unrated: 0 }]);
    expect(restRials(till, rate, rate)).toBe(toYer(till.remaining, rate));
  });
});

it('a payment for several invoices is divided among them, and one beyond an invoice is one entry', async () => {
  await setRate(530);
  const id = await customer({ creditLimit: 100_000 });
  const owe = async () =>
    sell({
      items: [{ product: await part({ sellingPrice: 1000 }), quantity: 1 }],
      customer: id,
      paymentStatus: 'deferred',
    });
  const [first, second] = [await owe(), await owe()];
  await done('PUT', `/sales/${first._id}`, { version: first.version, tenders: rials(8000) });
  const later = async (sale: { _id: string }) => (await done('GET', `/sales/${sale._id}`)).laterRials.rials;
  // 8,000 rials are 15.09 dollars: 10 of them for the first invoice, 5.09 for the second
  expect([await later(first), await later(second)]).toEqual([5302, 2698]);
  const [entry] = await done('GET', `/customer-balance/${id}/transactions?sort=-createdAt`);
  expect(entry).toMatchObject({ change: 15.09, money: { currency: 'YER', amount: 8000 } });
});
