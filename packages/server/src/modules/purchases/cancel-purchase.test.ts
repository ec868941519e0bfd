import { ltr, purchaseTexts } from '@turoos/contract';
import { afterAll, describe, expect, it } from 'vitest';
import { usePurchases } from '../../../test/purchases';

const { shop, supplier, line, buy, read, pay, owed } = usePurchases();
afterAll(() => shop.expectBooksHold());

const cancel = (id: string, body: object = {}) => shop.done('POST', `/purchases/${id}/cancel`, body);
const cancelRefused = (id: string) => shop.refusal('POST', `/purchases/${id}/cancel`, {});
const remove = (id: string) => shop.call('DELETE', `/purchases/${id}`);

describe('cancelling a purchase', () => {
  it('removes its goods and its debt, and leaves the payments as credit', async () => {
    const [product, from] = [await shop.part(), await supplier()];
    const purchase = await buy({ supplier: from, items: [line(product, 5)], paidAmount: 20 });
    await pay(purchase._id, { amount: 10 });
    expect(await cancel(purchase._id, { reason: 'مكررة' })).toMatchObject({
      status: 'cancelled',
      paymentStatus: 'pending',
      paidAmount: 0,
      remainingAmount: 0,
      payments: [],
    });
    expect([await shop.stockOf(product), await owed(from)]).toEqual([100, 30]);
    const reasons = await shop.db
      .selectFrom('stockMovements')
      .select('reason')
      .where('sourceId', '=', purchase._id)
      .orderBy('seq')
      .execute();
    expect(reasons).toEqual([{ reason: 'purchase' }, { reason: 'purchase.cancel' }]);
  });

  it('removes a mistyped cost from the average', async () => {
    const product = await shop.part({ cost: 1000 });
    const purchase = await buy({ items: [line(product, 100, 1000)] });
    await cancel(purchase._id);
    const { cost } = await shop.db
      .selectFrom('stockTotals')
      .select('cost')
      .where('productId', '=', product)
      .executeTakeFirstOrThrow();
    expect(cost).toBe(1000);
  });

  it('allocates freed payments to the supplier’s other purchases', async () => {
    const from = await supplier();
    const wrong = await buy({ supplier: from, totalAmount: 50, paidAmount: 50 });
    const other = await buy({ supplier: from, totalAmount: 70 });
    await cancel(wrong._id);
    expect(await read(other._id)).toMatchObject({ paidAmount: 50, remainingAmount: 20 });
    expect(await owed(from)).toBe(-20);
  });

  it('of an order changes nothing but its status', async () => {
    const product = await shop.part();
    const order = await buy({ status: 'pending', items: [line(product, 5)] });
    expect(await cancel(order._id)).toMatchObject({ status: 'cancelled', returnedAmount: 0 });
    expect(await shop.stockOf(product)).toBe(100);
  });

  it('is refused when goods were sold or returned, or it was cancelled before', async () => {
    const product = await shop.part({ name: 'كمبروسر', partNumber: 'AC-9', stock: {} });
    const sold = await buy({ items: [line(product, 2)] });
    const sale = await shop.sell({ items: [{ product, quantity: 1 }] });
    expect(await cancelRefused(sold._id)).toEqual([
      409,
      `الكمية المطلوبة من كمبروسر (${ltr('AC-9')}) هي 2 وحدة والمتوفر 1 وحدة`,
    ]);
    await shop.done('PUT', `/sales/${sale._id}/cancel`);
    await shop.done('POST', `/purchases/${sold._id}/return`, { items: [{ product, quantity: 1 }] });
    expect(await cancelRefused(sold._id)).toEqual([409, purchaseTexts.partlyReturned]);
    const purchase = await buy({ totalAmount: 10 });
    await cancel(purchase._id);
    expect(await cancelRefused(purchase._id)).toEqual([409, purchaseTexts.notOpen('cancelled')]);
  });

  it('is refused when goods that cost nothing were returned, though no amount went back', async () => {
    const free = await shop.part();
    const purchase = await buy({ items: [line(free, 10, 0), line(await shop.part(), 5)] });
    await shop.done('POST', `/purchases/${purchase._id}/return`, { items: [{ product: free, quantity: 4 }] });
    expect(await cancelRefused(purchase._id)).toEqual([409, purchaseTexts.partlyReturned]);
    expect(await shop.stockOf(free)).toBe(106);
  });
});

describe('PUR-06 deleting a purchase', () => {
  const gone = async (id: string) => {
    const reply = await remove(id);
    expect([reply.statusCode, reply.json()]).toEqual([
      200,
      { success: true, message: 'تم حذف الفاتورة بنجاح' },
    ]);
    expect((await shop.call('GET', `/purchases/${id}`)).statusCode).toBe(404);
    expect((await remove(id)).statusCode).toBe(404);
  };
  const rowOf = (id: string) =>
    shop.db.selectFrom('purchases').select(['status']).where('id', '=', id).executeTakeFirst();

  it('of an order, or of one cancelled before receipt, deletes it completely', async () => {
    const order = await buy({ status: 'pending', items: [line(await shop.part(), 5)] });
    await gone(order._id);
    expect(await rowOf(order._id)).toBeUndefined();
    const called = await buy({ status: 'pending', totalAmount: 5 });
    await cancel(called._id);
    await gone(called._id);
    expect(await rowOf(called._id)).toBeUndefined();
  });

  it('of an unpaid total removes its debt; the account still shows both entries', async () => {
    const from = await supplier();
    const purchase = await buy({ supplier: from, supplierInvoiceNumber: '8', totalAmount: 90 });
    await gone(purchase._id);
    expect(await owed(from)).toBe(0);
    expect(await rowOf(purchase._id)).toEqual({ status: 'cancelled' });
    const listed = (await shop.call('GET', `/purchases?supplier=${from}`)).json();
    expect([listed.data, listed.pagination.total, listed.summary.count]).toEqual([[], 0, 0]);
    const entries = (await shop.call('GET', `/suppliers/${from}/transactions`)).json().data;
    expect(entries).toMatchObject([
      { type: 'cancel', change: 90 },
      { type: 'purchase', change: -90 },
    ]);
    await buy({ supplier: from, supplierInvoiceNumber: '8', totalAmount: 90 });
  });

  it('of a cancelled purchase hides it', async () => {
    const purchase = await buy({ items: [line(await shop.part(), 1)] });
    await cancel(purchase._id);
    await gone(purchase._id);
  });

  it('is refused where goods or money are in the books', async () => {
    const withGoods = await buy({ items: [line(await shop.part(), 1)] });
    const paid = await buy({ totalAmount: 10, paidAmount: 1 });
    const back = await buy({ totalAmount: 10 });
    await shop.done('POST', `/purchases/${back._id}/return`, {});
    for (const { _id } of [withGoods, paid])
      expect(await shop.refusal('DELETE', `/purchases/${_id}`)).toEqual([409, purchaseTexts.hasStock]);
    expect(await shop.refusal('DELETE', `/purchases/${back._id}`)).toEqual([
      409,
      purchaseTexts.keptWhenReturned,
    ]);
  });
});
