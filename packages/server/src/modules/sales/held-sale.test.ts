import { saleTexts, texts } from '@turoos/contract';
import { afterAll, describe, expect, it } from 'vitest';
import { useSales } from '../../../test/sales';

const shop = useSales();
const { part, customer, sell, done, refusal, stockOf, balanceOf } = shop;
afterAll(() => shop.expectBooksHold());

const hold = (body: object) => sell({ status: 'pending', paymentStatus: undefined, ...body });
const setPart = (id: string, changes: object) =>
  shop.db.updateTable('products').set(changes).where('id', '=', id).execute();

describe('a held invoice', () => {
  it('moves neither stock nor money and has no number', async () => {
    const [product, id] = [await part(), await customer()];
    const held = await hold({ customer: id, items: [{ product, quantity: 200 }], notes: 'ينتظر' });
    expect(held).toMatchObject({ saleNumber: null, status: 'pending', remaining: 0, notes: 'ينتظر' });
    expect([await stockOf(product), await balanceOf(id)]).toEqual([100, 0]);
    expect((await shop.done('GET', '/sales/summary')).totalOrders).toBe(0);
  });

  it('is cancelled without any stock movement', async () => {
    const product = await part();
    const held = await hold({ items: [{ product, quantity: 1 }] });
    expect(await done('PUT', `/sales/${held._id}/cancel`)).toMatchObject({
      status: 'cancelled',
      paymentStatus: 'cancelled',
      saleNumber: null,
    });
    expect(await stockOf(product)).toBe(100);
    expect(
      (await refusal('PUT', `/sales/${held._id}`, { status: 'completed', paymentStatus: 'paid' }))[0],
    ).toBe(409);
  });

  it('cannot be refunded', async () => {
    const held = await hold({ items: [{ product: await part(), quantity: 1 }] });
    expect(await refusal('POST', `/sales/${held._id}/refund`, { refundAmount: 1 })).toEqual([
      409,
      saleTexts.notCompleted('pending'),
    ]);
  });
});

describe('completing a held invoice', () => {
  it('sells as of now: number, stock, account, time', async () => {
    const [product, id] = [await part(), await customer()];
    const held = await hold({ customer: id, items: [{ product, quantity: 2 }], paymentStatus: 'deferred' });
    const longAgo = new Date(Date.now() - 40 * 86_400_000);
    await shop.db.updateTable('sales').set({ createdAt: longAgo }).where('id', '=', held._id).execute();
    await shop.db.updateTable('saleItems').set({ at: longAgo }).where('saleId', '=', held._id).execute();

    const sale = await done(
      'PUT',
      `/sales/${held._id}`,
      { status: 'completed', version: held.version },
      shop.clerk,
    );
    expect(sale).toMatchObject({
      _id: held._id,
      status: 'completed',
      paymentStatus: 'deferred',
      remaining: 30,
      createdBy: { _id: shop.clerk.id },
    });
    expect(sale.saleNumber).toMatch(/^INV-/);
    expect(sale.version).toBeGreaterThan(held.version);
    expect(Date.now() - Date.parse(sale.createdAt)).toBeLessThan(60_000);
    const [line] = await shop.db.selectFrom('saleItems').selectAll().where('saleId', '=', held._id).execute();
    expect(line).toMatchObject({ at: new Date(sale.createdAt), cost: 1000 });
    expect([await stockOf(product), await balanceOf(id)]).toEqual([98, -3000]);
  });

  it('sells the lines passed in instead, as if they were new', async () => {
    const [product, other] = [await part(), await part()];
    const held = await hold({ items: [{ product, quantity: 2 }] });
    const sale = await done('PUT', `/sales/${held._id}`, {
      status: 'completed',
      paymentStatus: 'paid',
      items: [
        { product, quantity: 1 },
        { product: other, quantity: 3 },
      ],
    });
    expect(sale.items.map(({ quantity }: { quantity: number }) => quantity)).toEqual([1, 3]);
    expect([await stockOf(product), await stockOf(other)]).toEqual([99, 97]);
    expect(await refusal('PUT', `/sales/${held._id}`, { items: [{ product, quantity: 2 }] })).toEqual([
      422,
      saleTexts.immutable,
    ]);
    expect(await done('PUT', `/sales/${held._id}`, { items: sale.items, notes: 'كما هي' })).toMatchObject({
      notes: 'كما هي',
    });
  });

  it('uses the payment type it was held with, or the one passed in', async () => {
    const items = [{ product: await part(), quantity: 2 }];
    const paid = await hold({ items, paymentStatus: 'paid', paymentMethod: 'card' });
    expect(await done('PUT', `/sales/${paid._id}`, { status: 'completed' })).toMatchObject({
      paymentStatus: 'paid',
      paymentMethod: 'card',
      tillPaid: 30,
    });
    const open = await hold({ items });
    expect(await refusal('PUT', `/sales/${open._id}`, { status: 'completed' })).toEqual([
      400,
      saleTexts.paymentTypeRequired,
    ]);
    const id = await customer();
    expect(
      await done('PUT', `/sales/${open._id}`, {
        status: 'completed',
        customer: id,
        paymentStatus: 'partial',
        partialAmount: 10,
        notes: 'تم',
      }),
    ).toMatchObject({
      customer: id,
      paymentStatus: 'partial',
      paymentMethod: 'cash',
      remaining: 20,
      notes: 'تم',
    });
    expect(await balanceOf(id)).toBe(-2000);
  });

  it('may sell to another customer', async () => {
    const [first, second] = [await customer(), await customer()];
    const items = [{ product: await part(), quantity: 1 }];
    const held = await hold({ items, customer: first, paymentStatus: 'deferred' });
    await done('PUT', `/sales/${held._id}`, { status: 'completed', customer: second });
    expect([await balanceOf(first), await balanceOf(second)]).toEqual([0, -1500]);
  });

  it('takes current prices, but keeps those the seller had set', async () => {
    const [product, haggled] = [await part(), await part()];
    const held = await hold({
      items: [
        { product, quantity: 1 },
        { product: haggled, quantity: 1, price: 12 },
      ],
      discount: 1,
    });
    await setPart(product, { sellingPrice: 1700 });
    await setPart(haggled, { sellingPrice: 1700 });
    expect(
      await refusal('PUT', `/sales/${held._id}`, { status: 'completed', paymentStatus: 'paid' }, shop.clerk),
    ).toEqual([403, saleTexts.mayNotPrice]);
    const sale = await done('PUT', `/sales/${held._id}`, { status: 'completed', paymentStatus: 'paid' });
    expect(sale.items.map(({ price }: { price: number }) => price)).toEqual([17, 12]);
    expect(sale).toMatchObject({ subtotal: 29, discount: 1, grandTotal: 28 });
  });

  it('checks stock, parts and credit again', async () => {
    const complete = (id: string, body: object = {}) =>
      refusal('PUT', `/sales/${id}`, { status: 'completed', paymentStatus: 'paid', ...body });
    const product = await part({ name: 'مروحة' });
    const much = await hold({ items: [{ product, quantity: 101 }] });
    expect((await complete(much._id))[0]).toBe(409);

    const id = await customer({ name: 'ورشة' });
    const held = await hold({ items: [{ product, quantity: 1 }], customer: id });
    await shop.call('PATCH', `/customers/${id}/block`, { isBlocked: true });
    expect(await complete(held._id, { paymentStatus: 'deferred' })).toEqual([
      409,
      saleTexts.customerBlocked('ورشة'),
    ]);
    await setPart(product, { isActive: false });
    expect(await complete(held._id)).toEqual([409, saleTexts.partInactive('مروحة')]);
    expect(await done('GET', `/sales/${held._id}`)).toMatchObject({
      status: 'pending',
      items: [{ product }],
    });
  });

  it('happens once', async () => {
    const product = await part();
    const held = await hold({ items: [{ product, quantity: 1 }] });
    const replies = await Promise.all(
      Array.from({ length: 6 }, () =>
        shop.call('PUT', `/sales/${held._id}`, { status: 'completed', paymentStatus: 'paid', version: 1 }),
      ),
    );
    expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    for (const reply of replies.filter(({ statusCode }) => statusCode !== 200))
      expect([reply.statusCode, reply.json().message]).toEqual([409, texts.changedMeanwhile]);
    expect(await stockOf(product)).toBe(99);
  });
});
