import { isPartlyReturned, ltr, purchaseTexts } from '@turoos/contract';
import { afterAll, describe, expect, it } from 'vitest';
import { aWarehouse } from '../../../test/factories';
import { usePurchases } from '../../../test/purchases';

const { shop, supplier, line, buy, read, owed } = usePurchases();
afterAll(() => shop.expectBooksHold());

const giveBack = (id: string, body: object = {}) => shop.done('POST', `/purchases/${id}/return`, body);
const refused = (id: string, body: object = {}) => shop.refusal('POST', `/purchases/${id}/return`, body);

describe('PUR-01 a return of the whole purchase', () => {
  it('removes the goods from stock, and the purchase with all charges from the account', async () => {
    const [product, from] = [await shop.part({ stock: {} }), await supplier()];
    const purchase = await buy({ supplier: from, items: [line(product, 5)], freight: 8, customs: 2 });
    const back = await giveBack(purchase._id, { reason: 'بضاعة معيبة' });
    expect(back).toMatchObject({
      status: 'returned',
      returnedAmount: 60,
      remainingAmount: 0,
      items: [{ returned: 5 }],
      returns: [{ amount: 60, reason: 'بضاعة معيبة', items: [{ product, quantity: 5 }] }],
    });
    expect([await shop.stockOf(product), await owed(from)]).toEqual([0, 0]);
    const reasons = await shop.db
      .selectFrom('stockMovements')
      .select(['reason', 'quantity', 'sourceNumber'])
      .where('sourceId', '=', purchase._id)
      .orderBy('seq')
      .execute();
    expect(reasons).toMatchObject([
      { reason: 'purchase' },
      { reason: 'purchase.return', quantity: -5, sourceNumber: purchase.purchaseNumber },
    ]);
  });

  it('leaves what was paid with the supplier as credit', async () => {
    const [product, from] = [await shop.part(), await supplier()];
    const purchase = await buy({ supplier: from, items: [line(product, 5)], paidAmount: 30 });
    await giveBack(purchase._id);
    expect(await read(purchase._id)).toMatchObject({ paidAmount: 0, remainingAmount: 0, returnedAmount: 50 });
    expect(await owed(from)).toBe(30);
  });

  it('of a purchase without lines returns its total, and accepts no lines', async () => {
    const from = await supplier();
    const purchase = await buy({ supplier: from, totalAmount: 75 });
    const items = [{ product: await shop.part(), quantity: 1 }];
    expect(await refused(purchase._id, { items })).toEqual([409, purchaseTexts.noLinesToReturn]);
    expect(await giveBack(purchase._id)).toMatchObject({
      status: 'returned',
      returnedAmount: 75,
      remainingAmount: 0,
    });
    expect(await owed(from)).toBe(0);
  });

  it('is refused with the part’s name when some of it was sold', async () => {
    const product = await shop.part({ name: 'طرمبة ماء', partNumber: 'WP-1', stock: {} });
    const purchase = await buy({ items: [line(product, 3)] });
    await shop.sell({ items: [{ product, quantity: 1 }] });
    expect(await refused(purchase._id)).toEqual([
      409,
      `الكمية المطلوبة من طرمبة ماء (${ltr('WP-1')}) هي 3 وحدة والمتوفر 2 وحدة`,
    ]);
    expect(await read(purchase._id)).toMatchObject({ status: 'completed', returnedAmount: 0 });
  });

  it('PUR-13 happens once, and not to a cancelled purchase or an order', async () => {
    const purchase = await buy({ totalAmount: 10 });
    await giveBack(purchase._id);
    expect(await refused(purchase._id)).toEqual([409, purchaseTexts.alreadyReturned]);
    const cancelled = await buy({ totalAmount: 10 });
    await shop.done('POST', `/purchases/${cancelled._id}/cancel`, {});
    expect(await refused(cancelled._id)).toEqual([409, purchaseTexts.alreadyCancelled]);
    const order = await buy({ totalAmount: 10, status: 'pending' });
    expect(await refused(order._id)).toEqual([409, purchaseTexts.notReceived]);
    expect((await refused(crypto.randomUUID()))[0]).toBe(404);
  });
});

describe('money that a return frees', () => {
  it('is counted once, whichever purchase it pays', async () => {
    const [product, from] = [await shop.part({ stock: {} }), await supplier()];
    const paid = await buy({ supplier: from, items: [line(product, 10)], paidAmount: 100 });
    const other = await buy({ supplier: from, totalAmount: 40 });
    await giveBack(paid._id, { items: [{ product, quantity: 3 }] });

    expect(await read(paid._id)).toMatchObject({ paidAmount: 70, returnedAmount: 30, remainingAmount: 0 });
    expect(await read(other._id)).toMatchObject({ paidAmount: 30, remainingAmount: 10 });
    const sums = { totalPurchases: 110, totalPaid: 100, totalRemaining: 10 };
    expect(await shop.done('GET', `/suppliers/${from}`)).toMatchObject(sums);
    const { summary } = (await shop.call('GET', `/purchases?supplier=${from}`)).json();
    expect(summary).toMatchObject({ totalAmount: 110, paid: 100, remaining: 10 });
  });

  it('stays credit while no purchase needs it, until it is taken back', async () => {
    const [product, from] = [await shop.part({ stock: {} }), await supplier()];
    const purchase = await buy({ supplier: from, items: [line(product, 10)], paidAmount: 100 });
    await giveBack(purchase._id, { items: [{ product, quantity: 3 }] });
    expect(await shop.done('GET', `/suppliers/${from}`)).toMatchObject({ totalPaid: 100, balance: 30 });
    await shop.done('PATCH', `/purchases/${purchase._id}/payment-status`, { paymentStatus: 'pending' });
    expect(await shop.done('GET', `/suppliers/${from}`)).toMatchObject({ totalPaid: 30, totalRemaining: 40 });
  });
});

describe('a return by line', () => {
  it('is worth the purchase cost of those units; freight stays owed', async () => {
    const [one, two, from] = [await shop.part(), await shop.part(), await supplier()];
    const purchase = await buy({ supplier: from, items: [line(one, 4, 10), line(two, 1, 5)], freight: 9 });
    expect(await giveBack(purchase._id, { items: [{ product: one, quantity: 1 }] })).toMatchObject({
      status: 'completed',
      returnedAmount: 10,
      remainingAmount: 44,
      items: [{ returned: 1 }, { returned: 0 }],
    });
    expect(await refused(purchase._id, { items: [{ product: one, quantity: 3.01 }] })).toEqual([
      409,
      purchaseTexts.returnTooMany('فلتر زيت', '3 وحدة'),
    ]);
    const rest = [
      { product: one, quantity: 3 },
      { product: two, quantity: 1 },
    ];
    expect(await giveBack(purchase._id, { items: rest })).toMatchObject({
      status: 'returned',
      returnedAmount: 45,
      remainingAmount: 9,
      returns: [{ amount: 35 }, { amount: 10 }],
    });
    expect([await shop.stockOf(one), await owed(from)]).toEqual([100, -9]);
  });

  it('followed by a return of the rest removes the freight too', async () => {
    const [product, from] = [await shop.part(), await supplier()];
    const purchase = await buy({ supplier: from, items: [line(product, 3, 10)], freight: 9 });
    await giveBack(purchase._id, { items: [{ product, quantity: 1 }] });
    expect(await giveBack(purchase._id)).toMatchObject({
      status: 'returned',
      returns: [{ amount: 29 }, { amount: 10 }],
    });
    expect(await owed(from)).toBe(0);
  });

  it('lowers the purchase’s own debt first', async () => {
    const [product, from] = [await shop.part(), await supplier()];
    const older = await buy({ supplier: from, totalAmount: 100 });
    const purchase = await buy({ supplier: from, items: [line(product, 3, 10)], paidAmount: 20 });
    await giveBack(purchase._id, { items: [{ product, quantity: 2 }] });
    // ten were still owed on it; ten of its payments are allocated to the older purchase instead
    expect(await read(purchase._id)).toMatchObject({
      remainingAmount: 0,
      paidAmount: 10,
      returnedAmount: 20,
    });
    expect(await read(older._id)).toMatchObject({ paidAmount: 10 });
  });

  it('takes the goods from the warehouse of their line', async () => {
    const [product, other] = [await shop.part({ stock: {} }), await aWarehouse(shop.db)];
    const purchase = await buy({ items: [line(product, 2), line(product, 3, 10, { warehouse: other })] });
    await giveBack(purchase._id, { items: [{ product, quantity: 2, warehouse: other }] });
    const held = await shop.db
      .selectFrom('stock')
      .select(['warehouseId', 'quantity'])
      .where('productId', '=', product)
      .execute();
    expect(Object.fromEntries(held.map((row) => [row.warehouseId, row.quantity]))).toEqual({
      [shop.warehouse]: 2,
      [other]: 1,
    });
    expect((await refused(purchase._id, { items: [{ product, quantity: 2, warehouse: other }] }))[0]).toBe(
      409,
    );
  });

  it('accepts only parts of the purchase', async () => {
    const purchase = await buy({ items: [line(await shop.part(), 1)] });
    expect(await refused(purchase._id, { items: [{ product: await shop.part(), quantity: 1 }] })).toEqual([
      409,
      purchaseTexts.notBought,
    ]);
    expect((await refused(purchase._id, { items: [] }))[0]).toBe(400);
  });

  it('of goods without cost changes no account', async () => {
    const [product, from] = [await shop.part(), await supplier()];
    const purchase = await buy({ supplier: from, items: [line(product, 2, 0)] });
    expect(await giveBack(purchase._id)).toMatchObject({ status: 'returned', returnedAmount: 0 });
    expect(await owed(from)).toBe(0);
  });

  it('of goods without cost is known in the list, which has no lines', async () => {
    const [free, from] = [await shop.part(), await supplier()];
    const { _id } = await buy({ supplier: from, items: [line(free, 10, 0), line(await shop.part(), 5)] });
    const inList = async () => (await shop.call('GET', `/purchases?supplier=${from}`)).json().data[0];
    expect(isPartlyReturned(await inList())).toBe(false);
    await giveBack(_id, { items: [{ product: free, quantity: 4 }] });
    expect(await inList()).toMatchObject({ status: 'completed', returnedAmount: 0, hasReturns: true });
    expect(isPartlyReturned(await inList())).toBe(true);
  });
});
