import { adenDay, ltr, saleTexts, walkIn } from '@turoos/contract';
import { afterAll, describe, expect, it } from 'vitest';
import { aWarehouse } from '../../../test/factories';
import { useSales } from '../../../test/sales';

const shop = useSales();
const { part, customer, sell, refusal, stockOf, balanceOf } = shop;
afterAll(() => shop.expectBooksHold());

const lastAudit = (entityId: string) =>
  shop.db
    .selectFrom('auditLog')
    .selectAll()
    .where('entityId', '=', entityId)
    .orderBy('at', 'desc')
    .executeTakeFirstOrThrow();

describe('a sale', () => {
  it('takes the goods from stock and writes a numbered invoice for a walk-in', async () => {
    const product = await part({ name: 'فلتر زيت', partNumber: 'OF-1' });
    const sale = await sell({ items: [{ product, quantity: 3 }] });
    expect(sale).toMatchObject({
      customer: null,
      customerName: walkIn,
      status: 'completed',
      paymentStatus: 'paid',
      paymentMethod: 'cash',
      subtotal: 45,
      discount: 0,
      total: 45,
      tax: 0,
      grandTotal: 45,
      partialAmount: 45,
      tillPaid: 45,
      remaining: 0,
      refundAmount: 0,
      cashReturned: 0,
      createdBy: { _id: shop.manager.id },
      items: [
        { product, name: 'فلتر زيت', partNumber: 'OF-1', quantity: 3, returned: 0, price: 15, total: 45 },
      ],
    });
    expect(sale.saleNumber).toMatch(new RegExp(`^INV-${adenDay().replaceAll('-', '')}-\\d{3,}$`));
    expect(await stockOf(product)).toBe(97);
    const read = await shop.done('GET', `/sales/${sale._id}`);
    expect(read).toEqual(sale);
  });

  it.each([
    { paymentStatus: 'partial', partialAmount: 10 },
    { paymentStatus: 'deferred' },
    { paymentStatus: 'paid', discount: 5, notes: 'ملاحظة' },
    { status: 'pending' },
  ])('is answered as it is read afterwards: %o', async (choice) => {
    const items = [{ product: await part(), quantity: 2 }];
    const sale = await sell({ customer: await customer(), items, ...choice });
    expect(await shop.done('GET', `/sales/${sale._id}`)).toEqual(sale);
  });

  it('is numbered in order, ignoring a number and totals sent by the client', async () => {
    const product = await part();
    const first = await sell({ items: [{ product, quantity: 1 }] });
    const second = await sell({
      saleNumber: 'INV-20200101-001',
      items: [{ product, quantity: 2, total: 1, name: 'x', partNumber: 'y' }],
      subtotal: 1,
      total: 1,
      grandTotal: 1,
      tax: 5,
    });
    const sequence = ({ saleNumber }: { saleNumber: string }) => Number(saleNumber.split('-')[2]);
    expect(sequence(second)).toBe(sequence(first) + 1);
    expect(second).toMatchObject({ grandTotal: 30, tax: 0 });
  });

  it('shows its number on the part’s stock card', async () => {
    const product = await part();
    const sale = await sell({ items: [{ product, quantity: 1 }] });
    const [movement] = (await shop.call('GET', `/inventory/${product}/movements`)).json().data;
    expect(movement).toMatchObject({
      reason: 'sale',
      quantity: -1,
      source: { type: 'sale', id: sale._id, number: sale.saleNumber },
    });
  });

  it('stores the unit cost, also when taken from several warehouses and lines', async () => {
    const other = await aWarehouse(shop.db);
    const product = await part({ cost: 1250, stock: { [shop.warehouse]: 1, [other]: 5 } });
    const sale = await sell({
      items: [
        { product, quantity: 2 },
        { product, quantity: 1 },
      ],
    });
    const lines = await shop.db.selectFrom('saleItems').selectAll().where('saleId', '=', sale._id).execute();
    expect(lines.map(({ cost, quantity }) => [quantity, cost])).toEqual([
      [2, 1250],
      [1, 1250],
    ]);
    expect(await stockOf(product)).toBe(3);
  });

  it('tells the warehouses that its goods came from, all of them, and none while it is held', async () => {
    const other = await aWarehouse(shop.db, 'فرع الحديدة');
    const product = await part({ stock: { [shop.warehouse]: 1, [other]: 5 } });
    const ids = ({ warehouses }: { warehouses: { _id: string }[] }) => warehouses.map(({ _id }) => _id);
    const held = await sell({ items: [{ product, quantity: 1 }], status: 'pending' });
    expect(held.warehouses).toEqual([]);
    const both = await sell({ items: [{ product, quantity: 2 }] });
    expect(ids(both)).toEqual([shop.warehouse, other]);
    expect(both.warehouses[1].name).toBe('فرع الحديدة');
    // goods that come back do not change where they came from
    await shop.done('POST', `/sales/${both._id}/refund`, { refundAmount: both.grandTotal });
    const one = await sell({ items: [{ product, quantity: 1 }], customer: await customer() });
    const listed = (await shop.call('GET', '/sales?limit=3')).json().data;
    expect(listed.map(ids)).toEqual([ids(one), [shop.warehouse, other], []]);
    const daily = await shop.done('GET', '/sales/daily');
    expect(ids(daily.sales[0])).toEqual(ids(one));
  });

  it('drops lines without a quantity and refuses an empty invoice', async () => {
    const [product, other] = [await part(), await part()];
    const sale = await sell({
      items: [
        { product, quantity: 1 },
        { product: other, quantity: 0 },
      ],
    });
    expect(sale.items).toHaveLength(1);
    expect(await refusal('POST', '/sales', { paymentStatus: 'paid', items: [] })).toEqual([
      400,
      saleTexts.empty,
    ]);
    expect(
      await refusal('POST', '/sales', { paymentStatus: 'paid', items: [{ product, quantity: 0 }] }),
    ).toEqual([400, saleTexts.empty]);
  });

  it('requires a payment type', async () => {
    const product = await part();
    expect(await refusal('POST', '/sales', { items: [{ product, quantity: 1 }] })).toEqual([
      400,
      saleTexts.paymentTypeRequired,
    ]);
  });

  it('stores the name entered for a walk-in, and otherwise the customer’s own name', async () => {
    const items = [{ product: await part(), quantity: 1 }];
    expect((await sell({ items, customerName: 'أبو أحمد' })).customerName).toBe('أبو أحمد');
    const id = await customer({ name: 'ورشة النور' });
    expect(await sell({ items, customer: id, customerName: 'غيره' })).toMatchObject({
      customer: id,
      customerName: 'ورشة النور',
    });
  });

  it('is refused with the part, the requested quantity and the stock when there is too little, and changes nothing', async () => {
    const [plenty, scarce] = [
      await part(),
      await part({ name: 'بوجي', partNumber: 'SP-9', stock: { [shop.warehouse]: 2 } }),
    ];
    const reply = await shop.call('POST', '/sales', {
      paymentStatus: 'paid',
      items: [
        { product: plenty, quantity: 1 },
        { product: scarce, quantity: 3 },
      ],
    });
    expect(reply.statusCode).toBe(409);
    expect(reply.json()).toMatchObject({
      message: `الكمية المطلوبة من بوجي (${ltr('SP-9')}) هي 3 وحدة والمتوفر 2 وحدة`,
      details: { product: scarce, requested: 3, available: 2 },
    });
    expect([await stockOf(plenty), await stockOf(scarce)]).toEqual([100, 2]);
  });

  it('refuses a deleted or inactive part by name', async () => {
    const product = await part({ name: 'كشاف' });
    await shop.db.updateTable('products').set({ isActive: false }).where('id', '=', product).execute();
    const items = [{ product, quantity: 1 }];
    expect(await refusal('POST', '/sales', { paymentStatus: 'paid', items })).toEqual([
      409,
      saleTexts.partInactive('كشاف'),
    ]);
    const gone = [{ product: crypto.randomUUID(), quantity: 1 }];
    expect(await refusal('POST', '/sales', { paymentStatus: 'paid', items: gone })).toEqual([
      409,
      saleTexts.partMissing,
    ]);
  });

  it('refuses when the price the seller saw has changed', async () => {
    const product = await part({ name: 'طرمبة', sellingPrice: 2000 });
    const reply = await shop.call('POST', '/sales', {
      paymentStatus: 'paid',
      items: [{ product, quantity: 1, listPrice: 15 }],
    });
    expect(reply.statusCode).toBe(409);
    expect(reply.json()).toMatchObject({
      message: saleTexts.priceChanged('طرمبة', 2000),
      details: { product, price: 20 },
    });
    await sell({ items: [{ product, quantity: 1, listPrice: 20 }] });
  });

  it('refuses totals beyond the maximum', async () => {
    const product = await part({ sellingPrice: 900_000_000_000 });
    expect(
      await refusal('POST', '/sales', {
        paymentStatus: 'paid',
        items: [{ product, quantity: 1_000_000_000 }],
      }),
    ).toEqual([422, saleTexts.totalTooBig]);
  });

  it('adds tax only when the shop’s settings do', async () => {
    const items = [{ product: await part(), quantity: 2 }];
    const admin = await shop.shop.person('super_admin');
    const store = (applyTax: boolean) => admin.call('PUT', '/settings', { store: { applyTax, taxRate: 5 } });
    expect((await store(true)).statusCode).toBe(200);
    expect(await sell({ items, discount: 1 })).toMatchObject({ total: 29, tax: 1.45, grandTotal: 30.45 });
    expect((await store(false)).statusCode).toBe(200);
    expect(await sell({ items })).toMatchObject({ tax: 0, grandTotal: 30 });
  });

  it('stores the current rate, and works in a shop without one', async () => {
    const items = [{ product: await part(), quantity: 1 }];
    expect((await sell({ items })).usd_to_yer).toBeNull();
    await shop.call('POST', '/exchange-rate', { usd_to_yer: 530 });
    const sale = await sell({ items });
    expect(sale.usd_to_yer).toBe(530);
    await shop.call('POST', '/exchange-rate', { usd_to_yer: 540 });
    expect((await shop.done('GET', `/sales/${sale._id}`)).usd_to_yer).toBe(530);
    await shop.db.deleteFrom('exchangeRates').execute();
  });

  it('writes an audit entry with seller and lines', async () => {
    const sale = await sell({ items: [{ product: await part(), quantity: 1 }] });
    expect(await lastAudit(sale._id)).toMatchObject({
      action: 'sale.create',
      entity: 'sales',
      userId: shop.manager.id,
      after: { saleNumber: sale.saleNumber, grandTotal: 1500 },
    });
  });
});

describe('a sale on credit', () => {
  it('writes the unpaid part to the customer’s account', async () => {
    const id = await customer();
    const items = [{ product: await part(), quantity: 2 }];
    const partial = await sell({ items, customer: id, paymentStatus: 'partial', partialAmount: 10 });
    expect(partial).toMatchObject({
      paymentStatus: 'partial',
      paymentMethod: 'cash',
      tillPaid: 10,
      remaining: 20,
    });
    expect(await balanceOf(id)).toBe(-2000);
    const deferred = await sell({ items, customer: id, paymentStatus: 'deferred' });
    expect(deferred).toMatchObject({
      paymentStatus: 'deferred',
      paymentMethod: 'credit',
      partialAmount: 0,
      remaining: 30,
    });
    expect(await balanceOf(id)).toBe(-5000);
    await sell({ items, customer: id });
    expect(await balanceOf(id)).toBe(-5000);
  });

  it('is paid first from the customer’s credit', async () => {
    const id = await customer({ balance: 2500 });
    const items = [{ product: await part(), quantity: 2 }];
    expect(await sell({ items, customer: id, paymentStatus: 'deferred' })).toMatchObject({
      paymentStatus: 'partial',
      tillPaid: 0,
      partialAmount: 25,
      remaining: 5,
    });
    expect(await balanceOf(id)).toBe(-500);
  });

  it('requires a customer', async () => {
    const items = [{ product: await part(), quantity: 1 }];
    for (const paymentStatus of ['partial', 'deferred'])
      expect(await refusal('POST', '/sales', { items, paymentStatus, partialAmount: 5 })).toEqual([
        422,
        saleTexts.customerRequired,
      ]);
    expect(
      await refusal('POST', '/sales', { items, paymentStatus: 'deferred', customer: crypto.randomUUID() }),
    ).toEqual([404, 'العميل غير موجود']);
  });

  it('accepts a partial amount between zero and the total', async () => {
    const id = await customer();
    const body = { items: [{ product: await part(), quantity: 1 }], customer: id, paymentStatus: 'partial' };
    expect(await refusal('POST', '/sales', body)).toEqual([400, saleTexts.partialRequired]);
    expect(await refusal('POST', '/sales', { ...body, partialAmount: 15.01 })).toEqual([
      422,
      saleTexts.paidTooMuch,
    ]);
    expect((await refusal('POST', '/sales', { ...body, partialAmount: -1 }))[0]).toBe(400);
    expect(await sell({ ...body, partialAmount: 15 })).toMatchObject({ paymentStatus: 'paid', remaining: 0 });
    expect(await balanceOf(id)).toBe(0);
    expect(await sell({ ...body, partialAmount: 0 })).toMatchObject({
      paymentStatus: 'deferred',
      remaining: 15,
    });
  });

  it('is refused to a blocked or inactive customer; a cash sale is not', async () => {
    const items = [{ product: await part(), quantity: 1 }];
    const blocked = await customer({ name: 'محظور', isBlocked: true });
    const inactive = await customer({ name: 'قديم', isActive: false });
    const deferred = { items, paymentStatus: 'deferred' };
    expect(await refusal('POST', '/sales', { ...deferred, customer: blocked })).toEqual([
      409,
      saleTexts.customerBlocked('محظور'),
    ]);
    expect(await refusal('POST', '/sales', { ...deferred, customer: inactive })).toEqual([
      409,
      saleTexts.customerInactive('قديم'),
    ]);
    await sell({ items, customer: blocked });
    await sell({ items, customer: inactive });
  });

  it('is refused at the credit limit with the amounts, and allowed by an override', async () => {
    const id = await customer({ name: 'ورشة', creditLimit: 4000, balance: -2000 });
    const items = [{ product: await part(), quantity: 2 }];
    const deferred = { items, paymentStatus: 'deferred', customer: id };
    const reply = await shop.call('POST', '/sales', deferred);
    expect(reply.statusCode).toBe(409);
    expect(reply.json()).toMatchObject({
      message: saleTexts.overCreditLimit('ورشة'),
      details: { creditLimit: 40, owed: 50, over: true },
    });
    await sell({ ...deferred, paymentStatus: 'partial', partialAmount: 10 });
    const over = await sell({ ...deferred, overrideCreditLimit: true });
    expect(await lastAudit(over._id)).toMatchObject({ after: { overCreditLimit: true } });
    await sell({ items, customer: id });
  });
});
