import { accountingTexts, addDays, adenDay, purchaseTexts, receiptTexts, texts } from '@turoos/contract';
import { sql } from 'kysely';
import { afterEach, describe, expect, it } from 'vitest';
import { aWarehouse } from '../../../test/factories';
import { usePurchases } from '../../../test/purchases';

const { shop, supplier, line, buy, arrive, read, pay, owed } = usePurchases();
afterEach(() => shop.expectBooksHold());

/** An order of ten pieces of one part and four of another, at ten and twenty dollars, with nine dollars of freight. */
async function order(more: object = {}) {
  const [a, b, from] = [await shop.part(), await shop.part(), await supplier()];
  const items = [line(a, 10), line(b, 4, 20)];
  const { _id: id } = await buy({ supplier: from, status: 'pending', freight: 9, items, ...more });
  return { a, b, from, id };
}
const refusal = (id: string, body: object) => shop.refusal('POST', `/purchases/${id}/receipts`, body);

describe('goods of an order arrive in parts', () => {
  it('each into stock with its share of freight, owed as it comes, and the rest stays on order', async () => {
    const { a, b, from, id } = await order();
    const first = await arrive(id, [{ product: a, quantity: 5 }]);
    expect(first).toMatchObject({ status: 'partly_received', totalAmount: 189, receivedAmount: 52.5 });
    expect(first.items).toMatchObject([
      { quantity: 10, received: 5, landedCost: 10.5 },
      { quantity: 4, received: 0 },
    ]);
    expect([await shop.stockOf(a), await shop.stockOf(b), await owed(from)]).toEqual([105, 100, -52.5]);

    const second = await arrive(id, [
      { product: a, quantity: 5 },
      { product: b, quantity: 1 },
    ]);
    expect(second).toMatchObject({ status: 'partly_received', receivedAmount: 126 });
    const last = await arrive(id);
    expect(last).toMatchObject({ status: 'completed', receivedAmount: 189, remainingAmount: 189 });
    expect(last.receipts.map(({ amount }: { amount: number }) => amount)).toEqual([63, 73.5, 52.5]);
    expect([await shop.stockOf(a), await shop.stockOf(b), await owed(from)]).toEqual([110, 104, -189]);
  });

  it('paid up to what has arrived', async () => {
    const { a, id } = await order({ freight: 0 });
    await arrive(id, [{ product: a, quantity: 5 }]);
    const path = `/purchases/${id}/payments`;
    expect(await shop.refusal('POST', path, { amount: 50.01 })).toEqual([400, purchaseTexts.paidTooMuch]);
    expect(await pay(id, { amount: 50 })).toMatchObject({ paymentStatus: 'paid', remainingAmount: 0 });
    expect(await arrive(id)).toMatchObject({ paymentStatus: 'partial', remainingAmount: 130 });
  });

  it('and the documented call receives the rest', async () => {
    const { a, id, from } = await order();
    await arrive(id, [{ product: a, quantity: 1 }]);
    expect(await shop.done('PUT', `/purchases/${id}`, { status: 'completed', paidAmount: 89 })).toMatchObject(
      {
        status: 'completed',
        paidAmount: 89,
        remainingAmount: 100,
      },
    );
    expect(await owed(from)).toBe(-100);
  });

  it('and the list, the supplier and the purchases still on order count what has come', async () => {
    const { a, id, from } = await order({ freight: 0 });
    await arrive(id, [{ product: a, quantity: 4 }]);
    const reply = await shop.call('GET', `/purchases?supplier=${from}&status=partly_received`);
    expect(reply.json().summary).toMatchObject({
      totalAmount: 40,
      ordered: 140,
      remaining: 40,
      orderedCount: 1,
    });
    expect(await shop.done('GET', `/suppliers/${from}`)).toMatchObject({ totalPurchases: 40 });
  });
});

describe('new selling prices of what arrived', () => {
  it('start from the costs before and after, and are set together', async () => {
    const { a, b, id } = await order({ freight: 0 });
    const { arrived } = await arrive(id);
    expect(arrived).toMatchObject([
      {
        product: a,
        quantity: 10,
        costAfter: expect.any(Number),
        replacement: expect.any(Number),
        sellingPrice: expect.any(Number),
      },
      { product: b, quantity: 4 },
    ]);
    const path = `/purchases/${id}/selling-prices`;
    const set = (prices: [string, number][], more: object = {}) =>
      shop.call('POST', path, {
        items: prices.map(([product, sellingPrice]) => ({ product, sellingPrice })),
        ...more,
      });
    const priceOf = async (part: string) => (await shop.done('GET', `/products/${part}`)).sellingPrice;
    const before = [await priceOf(a), await priceOf(b)];
    expect((await set([[a, 0]])).statusCode).toBe(400);
    expect((await set([[await shop.part(), 50]])).statusCode).toBe(409);
    const odd = await set([
      [a, 60],
      [b, 0.01],
    ]);
    expect([odd.statusCode, odd.json().code]).toEqual([422, 'UNCONFIRMED']);
    expect([await priceOf(a), await priceOf(b)]).toEqual(before);
    expect((await set([[b, 0.01]], { confirm: true })).statusCode).toBe(200);
    expect(await priceOf(b)).toBe(0.01);
  });
});

describe('beyond the order', () => {
  it('more than ordered is asked about, and grows the line once confirmed', async () => {
    const { a, id, from } = await order({ freight: 0 });
    const items = [{ product: a, quantity: 12 }];
    const [status, message] = await refusal(id, { items });
    expect([status, message]).toEqual([422, expect.stringContaining('وصل أكثر من المطلوب')]);
    expect((await shop.call('POST', `/purchases/${id}/receipts`, { items })).json().code).toBe('UNCONFIRMED');
    expect(await read(id)).toMatchObject({ status: 'pending', receipts: [] });
    expect(await arrive(id, items, { confirm: true })).toMatchObject({
      totalAmount: 200,
      receivedAmount: 120,
    });
    expect([await shop.stockOf(a), await owed(from)]).toEqual([112, -120]);
  });

  it('a part that is not on the bill is added with its price, once confirmed', async () => {
    const { id } = await order({ freight: 0 });
    const other = await shop.part();
    expect(await refusal(id, { items: [{ product: other, quantity: 2 }] })).toEqual([
      409,
      receiptTexts.notOnBill,
    ]);
    const items = [{ product: other, quantity: 2, unitCost: 7 }];
    expect((await refusal(id, { items }))[0]).toBe(422);
    const after = await arrive(id, items, { confirm: true });
    expect(after.items[2]).toMatchObject({ product: other, quantity: 2, received: 2, unitCost: 7 });
    expect(after).toMatchObject({ totalAmount: 194, receivedAmount: 14, status: 'partly_received' });
  });

  it('a part of the bill is refused with another price, which would be ignored', async () => {
    const { id, a } = await order({ freight: 0 });
    const items = [{ product: a, quantity: 1, unitCost: 7 }];
    expect(await refusal(id, { items, confirm: true })).toEqual([409, receiptTexts.onBill]);
  });
});

describe('what will not come', () => {
  it('leaves the purchase with what arrived, and is recorded with its reason', async () => {
    const { a, id, from } = await order();
    expect(await shop.refusal('POST', `/purchases/${id}/close-rest`, { reason: 'نفد' })).toEqual([
      409,
      purchaseTexts.nothingArrived,
    ]);
    await arrive(id, [{ product: a, quantity: 8 }]);
    const closed = await shop.done('POST', `/purchases/${id}/close-rest`, { reason: 'نفد عند المورد' });
    expect(closed).toMatchObject({ status: 'completed', freight: 4, totalAmount: 84, remainingAmount: 84 });
    expect(closed.items).toMatchObject([{ product: a, quantity: 8, received: 8, total: 80 }]);
    expect(closed.receipts[0]).toMatchObject({
      kind: 'closed',
      note: 'نفد عند المورد',
      items: [{ quantity: 2 }, { quantity: 4 }],
    });
    expect(await owed(from)).toBe(-84);
  });

  it('needs a reason', async () => {
    const { a, id } = await order();
    await arrive(id, [{ product: a, quantity: 8 }]);
    expect((await shop.refusal('POST', `/purchases/${id}/close-rest`, { reason: ' ' }))[0]).toBe(400);
  });
});

describe('undone after a part has come', () => {
  it('by a return of lines that keeps the rest on order, and of everything that gives it up', async () => {
    const { a, b, id, from } = await order();
    await arrive(id, [{ product: a, quantity: 6 }]);
    const back = (body: object) => shop.done('POST', `/purchases/${id}/return`, body);
    expect(await back({ items: [{ product: a, quantity: 2 }] })).toMatchObject({ status: 'partly_received' });
    expect(
      (await shop.refusal('POST', `/purchases/${id}/return`, { items: [{ product: b, quantity: 1 }] }))[0],
    ).toBe(409);
    expect(await back({})).toMatchObject({ status: 'returned', remainingAmount: 0 });
    expect([await shop.stockOf(a), await owed(from)]).toEqual([100, 0]);
  });

  it('by a cancellation', async () => {
    const { a, id, from } = await order({ chargesOnBill: false });
    await arrive(id, [{ product: a, quantity: 6 }]);
    await arrive(id, [{ product: a, quantity: 1 }]);
    expect(await shop.done('POST', `/purchases/${id}/cancel`, {})).toMatchObject({ status: 'cancelled' });
    expect([await shop.stockOf(a), await owed(from)]).toEqual([100, 0]);
  });
});

describe('refused with nothing half saved', () => {
  it.each([
    ['a fraction of a piece', { quantity: 0.5 }, 422],
    ['nothing', { quantity: 0 }, 400],
    ['less than nothing', { quantity: -1 }, 400],
    ['three decimals', { quantity: 1.001 }, 400],
    ['more than any warehouse holds', { quantity: 1e18 }, 400],
    ['a number as text', { quantity: '3' }, 400],
  ])('%s', async (_, item, status) => {
    const { a, id, from } = await order();
    const piece = await shop.part({ unit: 'piece' });
    const { _id } = await buy({ supplier: from, status: 'pending', items: [line(piece, 3)] });
    const items = [{ product: piece, ...item }];
    expect((await refusal(_id, { items, confirm: true }))[0]).toBe(status);
    expect([await shop.stockOf(piece), await owed(from)]).toEqual([100, 0]);
    expect(await read(id)).toMatchObject({ status: 'pending' });
    expect(await shop.stockOf(a)).toBe(100);
  });

  it('a warehouse that was closed meanwhile, whose goods wait while others are received', async () => {
    const other = await aWarehouse(shop.db, `فرع ${crypto.randomUUID().slice(0, 6)}`);
    const [a, b] = [await shop.part(), await shop.part()];
    const items = [line(a, 4), line(b, 6, 10, { warehouse: other })];
    const { _id: id } = await buy({ status: 'pending', items });
    await arrive(id, [{ product: b, quantity: 2 }]);
    const set = (status: 'inactive' | 'active') =>
      shop.db.updateTable('warehouses').set({ status }).where('id', '=', other).execute();
    await set('inactive');
    const before = await read(id);
    for (const body of [{ items: [{ product: b, quantity: 1 }] }, {}])
      expect((await refusal(id, body))[0]).toBe(409);
    expect(await read(id)).toEqual(before);
    expect(await shop.stockOf(b)).toBe(102);
    expect(await arrive(id, [{ product: a, quantity: 4 }])).toMatchObject({ status: 'partly_received' });
    await set('active');
    expect(await arrive(id)).toMatchObject({ status: 'completed' });
  });

  it('payments on closed days: goods of an old order are booked on the day they come', async () => {
    const { a, id, from } = await order({ freight: 0 });
    const close = (day: string | null) => sql`update books set closing_date = ${day}`.execute(shop.db);
    await close(addDays(adenDay(), -1));
    try {
      await arrive(id, [{ product: a, quantity: 2 }]);
      const before = await read(id);
      const path = `/purchases/${id}/payments`;
      expect(await shop.refusal('POST', path, { amount: 5, paidAt: '2026-01-12' })).toEqual([
        422,
        accountingTexts.closed,
      ]);
      expect(await read(id)).toEqual(before);
      expect(await arrive(id)).toMatchObject({ status: 'completed' });
    } finally {
      await close(null);
    }
    const { rows } = await sql<{ day: string }>`
      select distinct day from journal_entries where source_id = ${id}`.execute(shop.db);
    expect(rows).toEqual([{ day: adenDay() }]);
    expect([await shop.stockOf(a), await owed(from)]).toEqual([110, -180]);
  });

  it('a stale copy, and lines of a bill without any', async () => {
    const { a, id } = await order();
    const { version } = await read(id);
    await arrive(id, [{ product: a, quantity: 1 }], { version });
    expect(await refusal(id, { version })).toEqual([409, texts.changedMeanwhile]);
    const bill = await buy({ status: 'pending', totalAmount: 30 });
    const items = [{ product: a, quantity: 1 }];
    expect(await refusal(bill._id, { items })).toEqual([409, receiptTexts.noLines]);
    expect(await arrive(bill._id)).toMatchObject({ status: 'completed', remainingAmount: 30 });
  });

  it('by everyone but the first of several receivers of the same goods', async () => {
    const { a, id, from } = await order({ freight: 0 });
    const { version } = await read(id);
    const replies = await Promise.all(
      Array.from({ length: 6 }, () =>
        shop.call('POST', `/purchases/${id}/receipts`, { items: [{ product: a, quantity: 10 }], version }),
      ),
    );
    expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409, 409, 409, 409, 409]);
    expect([await shop.stockOf(a), await owed(from)]).toEqual([110, -100]);
  });
});
