import { adenDay, purchaseTexts } from '@turoos/contract';
import { afterAll, describe, expect, it } from 'vitest';
import { usePurchases } from '../../../test/purchases';

const { shop, supplier, line, buy, read, pay, owed } = usePurchases();
afterAll(() => shop.expectBooksHold());

const patch = (id: string, paymentStatus: string) =>
  shop.done('PATCH', `/purchases/${id}/payment-status`, { paymentStatus });
const payRefused = (id: string, body: object) => shop.refusal('POST', `/purchases/${id}/payments`, body);

describe('payments on a purchase', () => {
  it('are several, each with its method and day', async () => {
    const from = await supplier();
    const purchase = await buy({ supplier: from, totalAmount: 100 });
    await pay(purchase._id, {
      amount: 25.5,
      paymentMethod: 'bank_transfer',
      paidAt: '2026-01-20',
      note: 'حوالة 12',
    });
    const paid = await pay(purchase._id, { amount: 74.5 });
    expect(paid).toMatchObject({
      paymentStatus: 'paid',
      remainingAmount: 0,
      payments: [
        { amount: 25.5, paymentMethod: 'bank_transfer', paidAt: '2026-01-20', note: 'حوالة 12' },
        { amount: 74.5, paymentMethod: 'cash', paidAt: adenDay(), createdBy: { _id: shop.manager.id } },
      ],
    });
    expect(await owed(from)).toBe(0);
    expect(await payRefused(purchase._id, { amount: 0.01 })).toEqual([400, purchaseTexts.paidTooMuch]);
  });

  it('pay this purchase, not older ones', async () => {
    const from = await supplier();
    const [older, purchase] = [
      await buy({ supplier: from, totalAmount: 50 }),
      await buy({ supplier: from, totalAmount: 50 }),
    ];
    await pay(purchase._id, { amount: 30 });
    expect((await read(older._id)).paidAmount).toBe(0);
    expect((await read(purchase._id)).paidAmount).toBe(30);
  });

  it('are above zero and at most what remains', async () => {
    const purchase = await buy({ totalAmount: 100, paidAmount: 60, paymentMethod: 'credit' });
    for (const amount of [0, -5, 'عشرة', 0.001])
      expect((await payRefused(purchase._id, { amount }))[0], String(amount)).toBe(400);
    expect(await payRefused(purchase._id, { amount: 40.01 })).toEqual([400, purchaseTexts.paidTooMuch]);
    expect((await payRefused(crypto.randomUUID(), { amount: 1 }))[0]).toBe(404);
    // credit is stored as cash, because it is no payment method
    expect((await read(purchase._id)).payments).toMatchObject([{ paymentMethod: 'cash' }]);
  });
});

describe('PUR-20 the payment status', () => {
  it('paid pays what remains', async () => {
    const from = await supplier();
    const purchase = await buy({ supplier: from, totalAmount: 80, paidAmount: 30, paymentMethod: 'card' });
    expect(await patch(purchase._id, 'paid')).toMatchObject({
      paymentStatus: 'paid',
      paidAmount: 80,
      payments: [{ amount: 30 }, { amount: 50, paymentMethod: 'card' }],
    });
    expect(await owed(from)).toBe(0);
    expect((await patch(purchase._id, 'paid')).payments).toHaveLength(2);
  });

  it('pending takes back what was paid', async () => {
    const from = await supplier();
    const purchase = await buy({ supplier: from, totalAmount: 80, paidAmount: 30 });
    await pay(purchase._id, { amount: 20 });
    expect(await patch(purchase._id, 'pending')).toMatchObject({
      paymentStatus: 'pending',
      paidAmount: 0,
      remainingAmount: 80,
      payments: [],
    });
    expect(await owed(from)).toBe(-80);
    expect((await patch(purchase._id, 'pending')).paymentStatus).toBe('pending');
  });

  it('partial requires a paid and a remaining amount', async () => {
    const purchase = await buy({ totalAmount: 80 });
    const partial = { paymentStatus: 'partial' };
    const path = `/purchases/${purchase._id}/payment-status`;
    expect(await shop.refusal('PATCH', path, partial)).toEqual([400, purchaseTexts.partialNeedsAmount]);
    await pay(purchase._id, { amount: 1 });
    expect((await patch(purchase._id, 'partial')).paidAmount).toBe(1);
    await pay(purchase._id, { amount: 79 });
    expect(await shop.refusal('PATCH', path, partial)).toEqual([400, purchaseTexts.partialNeedsAmount]);
    expect((await shop.refusal('PATCH', path, { paymentStatus: 'later' }))[0]).toBe(400);
  });

  it('takes back only this purchase’s share of a payment allocated to several', async () => {
    const from = await supplier();
    const [one, two] = [
      await buy({ supplier: from, totalAmount: 40 }),
      await buy({ supplier: from, totalAmount: 60 }),
    ];
    expect((await shop.call('POST', `/suppliers/${from}/payments`, { amount: 70 })).statusCode).toBe(201);
    expect((await read(two._id)).payments).toMatchObject([{ amount: 30, given: 70 }]);
    await patch(one._id, 'pending');
    expect(await read(two._id)).toMatchObject({ paidAmount: 30 });
    expect(await owed(from)).toBe(-70);
  });
});

it('a purchase returned line by line may still owe its freight, and be paid', async () => {
  const product = await shop.part();
  const purchase = await buy({ items: [line(product, 2)], freight: 7 });
  const back = await shop.done('POST', `/purchases/${purchase._id}/return`, {
    items: [{ product, quantity: 2 }],
  });
  expect(back).toMatchObject({ status: 'returned', remainingAmount: 7, paymentStatus: 'pending' });
  expect(await pay(purchase._id, { amount: 7 })).toMatchObject({ remainingAmount: 0, paymentStatus: 'paid' });
});
