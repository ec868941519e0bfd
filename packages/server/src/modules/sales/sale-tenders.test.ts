import { cashTexts, saleTexts, tenderTexts } from '@turoos/contract';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { useSales } from '../../../test/sales';

const shop = useSales();
const { part, customer, done, refusal, sell, balanceOf } = shop;

/** 1 dollar is 540 rials, 1 Saudi riyal 144. A part costs 10 dollars and is sold for 15, that is 8,100 rials. */
beforeAll(() =>
  sql`insert into exchange_rates (usd_to_yer, to_yer, recorded_at) values (540, '{"SAR": 144}', now())`.execute(
    shop.db,
  ),
);

const cash = (currency: string, amount: number) => ({ currency, amount });
const onePart = async () => ({ items: [{ product: await part(), quantity: 1 }] });

/** The lines of the last entry of a document by the key of their account, in cents. */
async function lastEntry(sourceId: string): Promise<Record<string, number>> {
  const { rows } = await sql<{ key: string; amount: number }>`
    select coalesce(a.key, 'money') as key, sum(l.amount) as amount
    from journal_lines l join accounts a on a.id = l.account_id
    where l.entry_id = (select id from journal_entries where source_id = ${sourceId} order by number desc limit 1)
    group by 1`.execute(shop.db);
  return Object.fromEntries(rows.map(({ key, amount }) => [key, amount]));
}

describe('a sale paid with tenders', () => {
  it('in rials gives change in rials, and the entry holds both sides', async () => {
    const sale = await sell({
      ...(await onePart()),
      tenders: [cash('YER', 10_000)],
      change: { currency: 'YER' },
    });
    expect(sale).toMatchObject({
      paymentStatus: 'paid',
      paymentMethod: 'cash',
      tillPaid: 15,
      tenders: [
        { currency: 'YER', amount: 10_000, method: 'cash', value: 18.52, account: { name: 'الخزنة' } },
      ],
      change: { currency: 'YER', amount: 1900 },
      rounding: 0,
    });
    expect(await lastEntry(sale._id)).toEqual({
      safe: 1500,
      sales: -1500,
      costOfGoodsSold: 1000,
      inventory: -1000,
    });
    expect(await done('GET', `/sales/${sale._id}`)).toEqual(sale);
  });

  it('in two currencies gives change for dollars in dollars and the rest in rials, rounded to the step', async () => {
    const sale = await sell({
      ...(await onePart()),
      tenders: [cash('SAR', 20), cash('USD', 20)],
      change: { currency: 'USD' },
    });
    // 20 riyals are 5.33 dollars: 10.33 come back, 10 of them in notes, 0.33 as 178.2 rials, in steps of 50
    expect(sale.change).toEqual({ currency: 'USD', amount: 10, rest: { currency: 'YER', amount: 200 } });
    expect(sale.rounding).toBe(-0.04);
    expect(await lastEntry(sale._id)).toMatchObject({ safe: 1496, rounding: 4, sales: -1500 });
  });

  it('of cash takes notes that exist when nobody says which, and gives back the same', async () => {
    const product = await part({ sellingPrice: 725 });
    const items = [{ product, quantity: 1 }];
    // 3,915 rials
    const sale = await sell({ items });
    expect(sale).toMatchObject({
      tillPaid: 7.25,
      rounding: -0.03,
      tenders: [{ currency: 'YER', amount: 3900 }],
    });
    expect(await lastEntry(sale._id)).toMatchObject({ safe: 722, rounding: 3, sales: -725 });
    await done('PUT', `/sales/${sale._id}/cancel`);
    expect(await lastEntry(sale._id)).toMatchObject({ safe: -722, rounding: -3, sales: 725 });
    const byCard = await sell({ items, paymentMethod: 'card' });
    expect(byCard).toMatchObject({ rounding: 0, tenders: [{ currency: 'YER', amount: 3915 }] });
  });

  it('gives no more cash back than was received', async () => {
    const card = { currency: 'YER', amount: 1_000_000, method: 'card' };
    const change = { currency: 'YER' };
    for (const tenders of [[card], [card, cash('YER', 500)]])
      expect(await refusal('POST', '/sales', { ...(await onePart()), tenders, change })).toEqual([
        422,
        tenderTexts.changeFromCash,
      ]);
    const two = [{ ...card, amount: 8000 }, cash('YER', 500)];
    const sale = await sell({ ...(await onePart()), tenders: two, change });
    expect(sale.change).toEqual({ currency: 'YER', amount: 400 });
  });

  it('refuses a scanned barcode for an amount, and a transfer into the safe', async () => {
    const huge = { ...(await onePart()), tenders: [cash('USD', 1e12)], change: { currency: 'YER' } };
    expect(await refusal('POST', '/sales', huge)).toEqual([400, cashTexts.tooLarge]);
    const { rows } = await sql<{ id: string }>`select id from accounts where key = 'safe'`.execute(shop.db);
    const tenders = [{ ...cash('USD', 15), method: 'bank_transfer', account: rows[0]?.id }];
    expect(await refusal('POST', '/sales', { ...(await onePart()), tenders })).toEqual([
      422,
      cashTexts.notOfMethod,
    ]);
  });

  it('within half a step is exact, and the difference is rounding', async () => {
    const sale = await sell({ ...(await onePart()), tenders: [cash('YER', 8120)] });
    expect(sale).toMatchObject({ paymentStatus: 'paid', change: null, rounding: 0.04, remaining: 0 });
  });

  it('that pay less leave a debt for a customer, and are refused for a walk-in', async () => {
    const id = await customer();
    const sale = await sell({
      ...(await onePart()),
      paymentStatus: undefined,
      customer: id,
      tenders: [cash('YER', 5400)],
    });
    expect(sale).toMatchObject({ paymentStatus: 'partial', tillPaid: 10, remaining: 5 });
    expect(await balanceOf(id)).toBe(-500);
    expect(await lastEntry(sale._id)).toMatchObject({ safe: 1000, customers: 500, sales: -1500 });
    const less = { ...(await onePart()), tenders: [cash('YER', 5400)] };
    expect(await refusal('POST', '/sales', less)).toEqual([422, tenderTexts.tooLittle]);
    expect(await refusal('POST', '/sales', { ...less, customer: id, paymentStatus: 'paid' })).toEqual([
      422,
      tenderTexts.tooLittle,
    ]);
  });

  it('that pay more without change stay as the customer’s credit, and are refused for a walk-in', async () => {
    const id = await customer();
    const sale = await sell({ ...(await onePart()), customer: id, tenders: [cash('USD', 20)] });
    expect(sale).toMatchObject({ paymentStatus: 'paid', tillPaid: 15, change: null });
    expect(await balanceOf(id)).toBe(500);
    expect(await lastEntry(sale._id)).toMatchObject({ safe: 2000, customers: -500, sales: -1500 });
    expect(await refusal('POST', '/sales', { ...(await onePart()), tenders: [cash('USD', 20)] })).toEqual([
      422,
      tenderTexts.tooMuch,
    ]);
  });

  it('that are not cash go to the account of their method', async () => {
    const sale = await sell({
      ...(await onePart()),
      tenders: [
        { ...cash('USD', 10), method: 'exchanger', reference: 'حوالة 77' },
        { ...cash('YER', 2700), method: 'card' },
      ],
    });
    // that of the largest tender
    expect(sale.paymentMethod).toBe('exchanger');
    expect(sale.tenders).toMatchObject([
      { account: { name: 'الصراف' }, reference: 'حوالة 77' },
      { account: { name: 'البنك' }, method: 'card' },
    ]);
  });

  it.each([
    [[cash('EUR', 5)], 400, tenderTexts.unknownCurrency('EUR')],
    [[cash('YER', 8100.5)], 400, tenderTexts.notWhole('ريال يمني')],
    [[cash('USD', 15.005)], 400, tenderTexts.notWhole('دولار أمريكي')],
    [[cash('YER', 0)], 400, 'يرجى إدخال مبلغ صحيح'],
    [[cash('YER', -8100)], 400, 'يرجى إدخال مبلغ صحيح'],
  ])('%j is refused and sells nothing', async (tenders, status, message) => {
    const body = await onePart();
    expect(await refusal('POST', '/sales', { ...body, tenders })).toEqual([status, message]);
    expect(await shop.stockOf(body.items[0]?.product ?? '')).toBe(100);
  });

  it('contradicting the payment type or amount is refused', async () => {
    const id = await customer();
    const body = { ...(await onePart()), customer: id, tenders: [cash('YER', 5400)] };
    for (const other of [{ paymentStatus: 'deferred' }, { paymentStatus: 'partial', partialAmount: 9 }])
      expect(await refusal('POST', '/sales', { ...body, ...other })).toEqual([422, tenderTexts.contradicts]);
  });

  it('is not held, and a held one takes no money before it is completed', async () => {
    const body = await onePart();
    const tenders = [cash('YER', 8100)];
    const refused = [422, tenderTexts.heldTakesNone];
    expect(await refusal('POST', '/sales', { ...body, tenders, status: 'pending' })).toEqual(refused);
    const held = await sell({ ...body, status: 'pending' });
    expect(await refusal('PUT', `/sales/${held._id}`, { tenders })).toEqual(refused);
    const sold = await done('PUT', `/sales/${held._id}`, { tenders, status: 'completed' });
    expect(sold).toMatchObject({ paymentStatus: 'paid', tenders: [{ amount: 8100 }] });
  });
});

describe('money counted by a rate that has changed since', () => {
  const counted = { tenders: [cash('YER', 8100)], seenRates: { USD: 535, SAR: 144 } };

  it('is refused with the new rate, and nothing is sold', async () => {
    const body = await onePart();
    const reply = await shop.call('POST', '/sales', { ...body, ...counted, paymentStatus: 'paid' });
    expect([reply.statusCode, reply.json()]).toMatchObject([
      409,
      { message: tenderTexts.rateChanged(['دولار أمريكي 540']), details: { rates: { USD: 540 } } },
    ]);
    expect(await shop.stockOf(body.items[0]?.product ?? '')).toBe(100);
    await sell({ ...body, ...counted, seenRates: { USD: 540, SAR: 144 } });
  });

  it('neither completes nor settles nor refunds', async () => {
    const held = await sell({ ...(await onePart()), status: 'pending', paymentStatus: undefined });
    const owed = await sell({
      ...(await onePart()),
      customer: await customer(),
      paymentStatus: 'deferred',
    });
    const paid = await sell(await onePart());
    const requests = [
      ['PUT', `/sales/${held._id}`, { ...counted, status: 'completed' }],
      ['PUT', `/sales/${owed._id}`, counted],
      ['POST', `/sales/${paid._id}/refund`, { ...counted, refundAmount: 15 }],
    ] as const;
    for (const [method, path, body] of requests) expect((await refusal(method, path, body))[0]).toBe(409);
  });
});

describe('later money', () => {
  it('settles an invoice in any currency; what is beyond it stays as credit', async () => {
    const id = await customer();
    const sale = await sell({ ...(await onePart()), customer: id, paymentStatus: 'deferred' });
    const part1 = await done('PUT', `/sales/${sale._id}`, { tenders: [cash('SAR', 30)] });
    // 30 riyals are 8 dollars
    expect(part1).toMatchObject({
      partialAmount: 8,
      remaining: 7,
      tenders: [{ currency: 'SAR', amount: 30 }],
    });
    const part2 = await done('PUT', `/sales/${sale._id}`, { tenders: [cash('USD', 10)] });
    expect(part2).toMatchObject({ paymentStatus: 'paid', remaining: 0 });
    expect(await balanceOf(id)).toBe(300);
    expect(await lastEntry(sale._id)).toEqual({ safe: 1000, customers: -1000 });
    expect(await refusal('PUT', `/sales/${sale._id}`, { tenders: [cash('USD', 1)] })).toEqual([
      409,
      saleTexts.nothingLeft,
    ]);
  });

  it('is not taken twice when a whole invoice is sent back', async () => {
    const sale = await sell({
      ...(await onePart()),
      customer: await customer(),
      tenders: [cash('YER', 5400)],
      paymentStatus: undefined,
    });
    expect(await done('PUT', `/sales/${sale._id}`, sale)).toEqual(sale);
  });

  it('goes back at the rate of the day when goods are returned', async () => {
    const sale = await sell({ ...(await onePart()), tenders: [cash('YER', 8100)] });
    const refunded = await done('POST', `/sales/${sale._id}/refund`, {
      refundAmount: 15,
      tenders: [cash('YER', 8100)],
    });
    expect(refunded).toMatchObject({ status: 'refunded', cashReturned: 15, tenders: [{ amount: 8100 }] });
    expect(await lastEntry(sale._id)).toMatchObject({
      salesReturns: 1500,
      costOfGoodsSold: -1000,
      inventory: 1000,
    });
    const other = await sell({ ...(await onePart()), tenders: [cash('YER', 8100)] });
    expect(
      await refusal('POST', `/sales/${other._id}/refund`, { refundAmount: 15, tenders: [cash('YER', 5000)] }),
    ).toEqual([422, tenderTexts.contradicts]);
  });

  it('goes back when a sale is cancelled, and the entry is the reverse of the sale', async () => {
    const sale = await sell({ ...(await onePart()), tenders: [cash('USD', 15)] });
    await done('PUT', `/sales/${sale._id}/cancel`);
    expect(await lastEntry(sale._id)).toMatchObject({ sales: 1500, costOfGoodsSold: -1000, inventory: 1000 });
  });

  it('goes back as it came: each currency and method, with the change and the rounding, whatever the rate is now', async () => {
    const before = await held();
    const sale = await sell({
      ...(await onePart()),
      tenders: [cash('USD', 20), { ...cash('YER', 3020), method: 'card' }],
      change: { currency: 'USD' },
    });
    // 10.59 dollars come back: 10 in notes, 0.59 as 318.6 rials, in steps of 50
    expect(sale).toMatchObject({
      change: { currency: 'USD', amount: 10, rest: { currency: 'YER', amount: 300 } },
      rounding: 0.03,
    });
    // a wrong method on the invoice changes nothing
    await done('PUT', `/sales/${sale._id}`, { paymentMethod: 'bank_transfer' });
    await sql`update exchange_rates set usd_to_yer = 600 where usd_to_yer = 540`.execute(shop.db);
    const cancelled = await done('PUT', `/sales/${sale._id}/cancel`);
    await sql`update exchange_rates set usd_to_yer = 540 where usd_to_yer = 600`.execute(shop.db);
    expect(cancelled).toMatchObject({
      tenders: [
        { currency: 'USD', amount: 20 },
        { currency: 'YER', amount: 3020, method: 'card' },
      ],
      change: sale.change,
      rounding: -0.03,
    });
    expect(await held()).toEqual(before);
  });
});

const held = async () =>
  (await sql`select money_account_id, currency, amount from money_balances order by 1, 2`.execute(shop.db))
    .rows;
