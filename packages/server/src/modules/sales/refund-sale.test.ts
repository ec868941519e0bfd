import { saleTexts } from '@turoos/contract';
import { afterAll, describe, expect, it } from 'vitest';
import { aWarehouse } from '../../../test/factories';
import { useSales } from '../../../test/sales';

const shop = useSales();
const { part, customer, sell, done, refusal, stockOf, balanceOf } = shop;
afterAll(() => shop.expectBooksHold());

const refund = (id: string, body: object) => done('POST', `/sales/${id}/refund`, body);
const refused = (id: string, body: object) => refusal('POST', `/sales/${id}/refund`, body);
const heldIn = async (productId: string) =>
  Object.fromEntries(
    (await shop.db.selectFrom('stock').selectAll().where('productId', '=', productId).execute()).map(
      (row) => [row.warehouseId, row.quantity],
    ),
  );

describe('a refund', () => {
  it('restocks everything unless lines are selected, and returns the money', async () => {
    const product = await part();
    const sale = await sell({ items: [{ product, quantity: 4 }] });
    const back = await refund(sale._id, { refundAmount: 60, refundReason: 'تالف' });
    expect(back).toMatchObject({
      status: 'refunded',
      refundAmount: 60,
      cashReturned: 60,
      refundReason: 'تالف',
      remaining: 0,
      items: [{ quantity: 4, returned: 4 }],
    });
    expect(back.refundDate).not.toBeNull();
    expect(await stockOf(product)).toBe(100);
    expect(await refused(sale._id, { refundAmount: 1 })).toEqual([409, saleTexts.notCompleted('refunded')]);
    expect(await refusal('PUT', `/sales/${sale._id}/cancel`)).toEqual([
      409,
      saleTexts.notCompleted('refunded'),
    ]);
  });

  it('accepts the field names the sale page sends, and defaults the reason', async () => {
    const sale = await sell({ items: [{ product: await part(), quantity: 1 }] });
    expect(await refund(sale._id, { amount: 5, reason: '', items: [] })).toMatchObject({
      refundAmount: 5,
      refundReason: saleTexts.refundReason,
      status: 'completed',
    });
  });

  it('may be split until all goods or all money is returned', async () => {
    const product = await part();
    const sale = await sell({ items: [{ product, quantity: 4 }] });
    const one = [{ product, quantity: 1 }];
    expect(await refund(sale._id, { refundAmount: 15, items: one })).toMatchObject({
      status: 'completed',
      refundAmount: 15,
      items: [{ returned: 1 }],
    });
    expect(await stockOf(product)).toBe(97);
    expect(await refused(sale._id, { refundAmount: 45.01 })).toEqual([422, saleTexts.refundBeyondRest]);
    expect(await refund(sale._id, { refundAmount: 5, refundReason: 'الباقي' })).toMatchObject({
      status: 'refunded',
      refundAmount: 20,
      refundReason: 'الباقي',
    });
    expect(await stockOf(product)).toBe(100);

    const other = await sell({ items: [{ product, quantity: 2 }] });
    expect(await refund(other._id, { refundAmount: 30, items: [] })).toMatchObject({
      status: 'refunded',
      items: [{ returned: 0 }],
    });
    expect(await stockOf(product)).toBe(98);
  });

  it('is listed with its lines', async () => {
    const [product, other] = [await part({ name: 'سير' }), await part({ name: 'فحمات' })];
    const sale = await sell({
      items: [
        { product, quantity: 2 },
        { product: other, quantity: 1 },
      ],
    });
    await refund(sale._id, { refundAmount: 15, items: [{ product, quantity: 1 }] });
    await refund(sale._id, { refundAmount: 30, refundReason: 'خطأ' });
    expect(await done('GET', `/sales/${sale._id}/refunds`)).toMatchObject([
      {
        amount: 30,
        cash: 30,
        reason: 'خطأ',
        user: { _id: shop.manager.id },
        items: [
          { product, name: 'سير', quantity: 1 },
          { product: other, name: 'فحمات', quantity: 1 },
        ],
      },
      { amount: 15, reason: saleTexts.refundReason, items: [{ product, quantity: 1 }] },
    ]);
    expect(await refusal('GET', `/sales/${crypto.randomUUID()}/refunds`)).toEqual([404, saleTexts.notFound]);
  });

  it('fills the lines of a part in order and refuses more than was sold', async () => {
    const product = await part({ name: 'بلف' });
    const items = [
      { product, quantity: 2 },
      { product, quantity: 3 },
    ];
    const sale = await sell({ items });
    expect(
      (await refund(sale._id, { refundAmount: 1, items: [{ product, quantity: 3 }] })).items,
    ).toMatchObject([{ returned: 2 }, { returned: 1 }]);
    expect(await refused(sale._id, { refundAmount: 1, items: [{ product, quantity: 2.5 }] })).toEqual([
      409,
      saleTexts.returnTooMany('بلف', '2 وحدة'),
    ]);
    const twice = [
      { product, quantity: 2 },
      { product, quantity: 1 },
    ];
    expect((await refused(sale._id, { refundAmount: 1, items: twice }))[0]).toBe(409);
    expect(
      await refused(sale._id, { refundAmount: 1, items: [{ product: await part(), quantity: 1 }] }),
    ).toEqual([409, saleTexts.notSold]);
    expect(await stockOf(product)).toBe(98);
  });

  it('refuses an invalid amount', async () => {
    const sale = await sell({ items: [{ product: await part(), quantity: 1 }] });
    for (const refundAmount of [0, -1])
      expect(await refused(sale._id, { refundAmount })).toEqual([400, saleTexts.refundAmount]);
    expect((await refused(sale._id, { refundAmount: 1, items: [{ product: 'x', quantity: 0 }] }))[0]).toBe(
      400,
    );
    expect(await refused(sale._id, { refundAmount: 15.01 })).toEqual([422, saleTexts.refundTooBig]);
    expect(await refused(crypto.randomUUID(), { refundAmount: 1 })).toEqual([404, saleTexts.notFound]);
  });

  it('restocks goods where they came from, at the cost they left with', async () => {
    const other = await aWarehouse(shop.db);
    const product = await part({
      cost: 1000,
      stock: { [shop.warehouse]: 2, [other]: 5 },
      mainWarehouseId: shop.warehouse,
    });
    const sale = await sell({ items: [{ product, quantity: 6 }] });
    expect(await heldIn(product)).toEqual({ [shop.warehouse]: 0, [other]: 1 });
    // goods with a higher cost arrive meanwhile
    await done('PUT', `/products/${product}`, { costPrice: 30 });
    await refund(sale._id, { refundAmount: 1, items: [{ product, quantity: 3 }] });
    await refund(sale._id, { refundAmount: 1, items: [{ product, quantity: 3 }] });
    expect(await heldIn(product)).toEqual({ [shop.warehouse]: 2, [other]: 5 });
    const costs = await shop.db
      .selectFrom('stockMovements')
      .select('unitCost')
      .where('productId', '=', product)
      .where('reason', '=', 'sale.refund')
      .execute();
    expect(costs.every(({ unitCost }) => unitCost === 1000)).toBe(true);
  });
});

describe('the money of a refund', () => {
  it('lowers the debt of the sale first; the rest is cash', async () => {
    const id = await customer();
    const product = await part();
    const sale = await sell({
      items: [{ product, quantity: 4 }],
      customer: id,
      paymentStatus: 'partial',
      partialAmount: 40,
    });
    expect(await refund(sale._id, { refundAmount: 15, items: [{ product, quantity: 1 }] })).toMatchObject({
      remaining: 5,
      cashReturned: 0,
      paymentStatus: 'partial',
    });
    expect(await balanceOf(id)).toBe(-500);
    expect(await refund(sale._id, { refundAmount: 15, items: [{ product, quantity: 1 }] })).toMatchObject({
      remaining: 0,
      cashReturned: 10,
      refundAmount: 30,
      paymentStatus: 'paid',
    });
    expect(await balanceOf(id)).toBe(0);
    expect(
      (await done('GET', `/sales/${sale._id}/refunds`)).map(({ cash }: { cash: number }) => cash),
    ).toEqual([10, 0]);
  });

  it('leaves the customer’s other invoices alone', async () => {
    const id = await customer();
    const product = await part();
    const body = { items: [{ product, quantity: 1 }], customer: id, paymentStatus: 'deferred' };
    const [older, newer] = [await sell(body), await sell(body)];
    await refund(newer._id, { refundAmount: 15 });
    expect(await done('GET', `/sales/${older._id}`)).toMatchObject({ remaining: 15 });
    expect(await done('GET', `/sales/${newer._id}`)).toMatchObject({ remaining: 0, status: 'refunded' });
    expect(await balanceOf(id)).toBe(-1500);
  });

  it('leaves a debt that the amount does not cover, though all goods are returned', async () => {
    const id = await customer();
    const sale = await sell({
      items: [{ product: await part(), quantity: 2 }],
      customer: id,
      paymentStatus: 'deferred',
    });
    expect(await refund(sale._id, { refundAmount: 20 })).toMatchObject({
      status: 'refunded',
      remaining: 10,
      paymentStatus: 'deferred',
    });
    expect(await done('PUT', `/sales/${sale._id}`, { paymentStatus: 'paid' })).toMatchObject({
      remaining: 0,
      paymentStatus: 'paid',
    });
  });
});
