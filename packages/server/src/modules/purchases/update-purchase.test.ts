import { adenDay, purchaseTexts, texts } from '@turoos/contract';
import { afterAll, describe, expect, it } from 'vitest';
import { aWarehouse } from '../../../test/factories';
import { usePurchases } from '../../../test/purchases';

const { shop, supplier, line, buy, read, owed, pay } = usePurchases();
afterAll(() => shop.expectBooksHold());

const put = (id: string, body: object) => shop.done('PUT', `/purchases/${id}`, body);
const refused = (id: string, body: object) => shop.refusal('PUT', `/purchases/${id}`, body);

describe('an order', () => {
  it('may change in everything, including its supplier and lines', async () => {
    const [one, two] = [await shop.part(), await shop.part()];
    const [from, other] = [await supplier(), await supplier('مورد آخر')];
    const order = await buy({ supplier: from, status: 'pending', items: [line(one, 5)] });
    const changed = await put(order._id, {
      supplier: other,
      supplierInvoiceNumber: 'X-9',
      purchaseDate: '2026-02-01',
      items: [line(two, 2, 30), line(one, 1, 5)],
      freight: 6.5,
      notes: 'بعد الاتصال',
      sourceVehicle: { carId: 'C-1' },
    });
    expect(changed).toMatchObject({
      status: 'pending',
      purchaseNumber: order.purchaseNumber,
      supplier: { _id: other },
      supplierName: 'مورد آخر',
      supplierInvoiceNumber: 'X-9',
      purchaseDate: '2026-02-01',
      totalAmount: 71.5,
      notes: 'بعد الاتصال',
      sourceVehicle: { carId: 'C-1' },
      items: [
        { product: two, quantity: 2, unitCost: 30, landedCost: 33 },
        { product: one, quantity: 1, unitCost: 5, landedCost: 5.5 },
      ],
    });
    expect([await shop.stockOf(one), await shop.stockOf(two), await owed(other)]).toEqual([100, 100, 0]);
    expect(await put(order._id, { notes: 'فقط' })).toMatchObject({ totalAmount: 71.5, itemCount: 2 });
    expect(await put(order._id, { items: [], totalAmount: 40, freight: 0 })).toMatchObject({
      totalAmount: 40,
      itemCount: 0,
    });
  });

  it('is received by setting it to completed: goods, debt and an optional payment', async () => {
    const [product, from] = [await shop.part({ stock: {} }), await supplier()];
    const order = await buy({ supplier: from, status: 'pending', items: [line(product, 5)], freight: 5 });
    expect(await refused(order._id, { paidAmount: 10 })).toEqual([400, purchaseTexts.paidOnPending]);
    const purchase = await put(order._id, { status: 'completed', paidAmount: 10, items: [line(product, 4)] });
    expect(purchase).toMatchObject({
      status: 'completed',
      purchaseNumber: order.purchaseNumber,
      totalAmount: 45,
      paidAmount: 10,
      paymentStatus: 'partial',
      items: [{ quantity: 4, landedCost: 11.25 }],
    });
    expect([await shop.stockOf(product), await owed(from)]).toEqual([4, -35]);
    expect(await refused(order._id, { status: 'pending' })).toEqual([
      409,
      purchaseTexts.notOpen('completed'),
    ]);
  });

  it('is not received into a warehouse that was closed after the order', async () => {
    const product = await shop.part({ stock: {} });
    const warehouse = await aWarehouse(shop.db, 'مستودع يُغلق');
    const order = await buy({ status: 'pending', items: [line(product, 5, 1, { warehouse })] });
    await shop.db.updateTable('warehouses').set({ status: 'inactive' }).where('id', '=', warehouse).execute();
    expect(await refused(order._id, { status: 'completed' })).toEqual([
      409,
      purchaseTexts.warehouseClosed('مستودع يُغلق'),
    ]);
    expect(await shop.stockOf(product)).toBe(0);
  });

  it('keeps its vehicle when sent again, and loses it when set to null', async () => {
    const order = await buy({
      status: 'pending',
      totalAmount: 5,
      sourceVehicle: { make: 'كيا', year: 2008 },
    });
    const again = await put(order._id, { ...order, notes: 'ملاحظة' });
    expect(again.sourceVehicle).toEqual(order.sourceVehicle);
    const mended = await put(order._id, { sourceVehicle: { carId: 'C-77', make: 'كيا', year: 2009 } });
    expect(mended.sourceVehicle).toMatchObject({ carId: 'C-77', year: 2009 });
    expect((await put(order._id, { sourceVehicle: null })).sourceVehicle).toBeNull();
  });

  it('never takes a supplier invoice number of another purchase', async () => {
    const from = await supplier();
    await buy({ supplier: from, supplierInvoiceNumber: '55', totalAmount: 1 });
    const order = await buy({ supplier: from, status: 'pending', totalAmount: 5 });
    expect(await refused(order._id, { supplierInvoiceNumber: '55' })).toEqual([
      409,
      purchaseTexts.invoiceTaken('55'),
    ]);
  });
});

describe('a received purchase', () => {
  it('changes in its descriptive fields', async () => {
    const purchase = await buy({ items: [line(await shop.part(), 2)], supplierInvoiceNumber: '1' });
    const changed = await put(purchase._id, {
      supplierInvoiceNumber: '2',
      purchaseDate: '2026-03-03',
      purchaseType: 'import',
      paymentMethod: 'bank_transfer',
      notes: 'مصححة',
    });
    expect(changed).toMatchObject({
      supplierInvoiceNumber: '2',
      purchaseDate: '2026-03-03',
      purchaseType: 'import',
      paymentMethod: 'bank_transfer',
      notes: 'مصححة',
      totalAmount: 20,
    });
  });

  it('ages from its corrected date', async () => {
    const from = await supplier();
    const purchase = await buy({ supplier: from, totalAmount: 40, purchaseDate: '2020-01-01' });
    const ageing = () => shop.done('GET', `/suppliers/${from}/ageing`);
    expect(await ageing()).toMatchObject({ over90: 40, current: 0 });
    await put(purchase._id, { purchaseDate: adenDay() });
    expect(await ageing()).toMatchObject({ over90: 0, current: 40 });
  });

  it('may be sent back whole as it was returned', async () => {
    const purchase = await buy({
      items: [line(await shop.part(), 2)],
      freight: 3,
      sourceVehicle: { vin: 'VIN-1', make: 'كيا' },
      paidAmount: 5,
    });
    expect(await put(purchase._id, { ...purchase, notes: 'ملاحظة' })).toMatchObject({
      notes: 'ملاحظة',
      paidAmount: 5,
    });
  });

  it('keeps its supplier, goods and charges', async () => {
    const product = await shop.part();
    const purchase = await buy({ items: [line(product, 2)], freight: 3, sourceVehicle: { vin: 'V-2' } });
    const wrong: object[] = [
      { supplier: await supplier() },
      { supplierName: 'غيره' },
      { items: [line(product, 3)] },
      { items: [line(product, 2, 11)] },
      { items: [] },
      { freight: 4 },
      { customs: 1 },
      { spreadBy: 'quantity' },
      { chargesOnBill: false },
      { totalAmount: 24 },
      { sourceVehicle: { vin: 'V-3' } },
      { sourceVehicle: null },
    ];
    for (const changes of wrong)
      expect(await refused(purchase._id, changes), JSON.stringify(changes)).toEqual([
        409,
        purchaseTexts.immutable,
      ]);
    expect(await shop.stockOf(product)).toBe(102);
  });

  it('is not overwritten from a stale version', async () => {
    const purchase = await buy({ totalAmount: 10 });
    await put(purchase._id, { notes: 'أول', version: purchase.version });
    expect(await refused(purchase._id, { notes: 'ثان', version: purchase.version })).toEqual([
      409,
      texts.changedMeanwhile,
    ]);
    expect((await read(purchase._id)).notes).toBe('أول');
  });

  it('is not overwritten from a version it lost when the shop went back to an earlier copy', async () => {
    const purchase = await buy({ totalAmount: 10 });
    expect(await refused(purchase._id, { notes: 'أول', version: purchase.version + 1 })).toEqual([
      409,
      texts.changedMeanwhile,
    ]);
  });
});

describe('the money of a purchase without lines', () => {
  it('a higher total raises the debt, a lower one lowers it, never below what was paid', async () => {
    const from = await supplier();
    const purchase = await buy({ supplier: from, totalAmount: 100, paidAmount: 100 });
    expect(await put(purchase._id, { totalAmount: 150 })).toMatchObject({
      totalAmount: 150,
      paidAmount: 100,
      remainingAmount: 50,
      paymentStatus: 'partial',
    });
    expect(await owed(from)).toBe(-50);
    expect(await put(purchase._id, { totalAmount: 120 })).toMatchObject({
      remainingAmount: 20,
      paymentStatus: 'partial',
      returnedAmount: 0,
    });
    expect(await refused(purchase._id, { totalAmount: 99.99 })).toEqual([400, purchaseTexts.paidTooMuch]);
    expect(await put(purchase._id, { totalAmount: 100 })).toMatchObject({
      remainingAmount: 0,
      paymentStatus: 'paid',
    });
    expect(await owed(from)).toBe(0);
    const types = await shop.db
      .selectFrom('supplierTransactions')
      .select(['type', 'change'])
      .where('supplierId', '=', from)
      .orderBy('seq')
      .execute();
    expect(types.map(({ type, change }) => [type, change])).toEqual([
      ['purchase', -10_000],
      ['payment', 10_000],
      ['purchase', -5000],
      ['purchase', 3000],
      ['purchase', 2000],
    ]);
  });

  it('a higher paid amount adds a payment, a lower one takes payments back, latest first', async () => {
    const from = await supplier();
    const purchase = await buy({ supplier: from, totalAmount: 100, paidAmount: 30, paymentMethod: 'check' });
    expect(await put(purchase._id, { paidAmount: 70, paymentMethod: 'card' })).toMatchObject({
      paidAmount: 70,
      payments: [
        { amount: 30, paymentMethod: 'check' },
        { amount: 40, paymentMethod: 'card' },
      ],
    });
    expect(await refused(purchase._id, { paidAmount: 100.01 })).toEqual([400, purchaseTexts.paidTooMuch]);
    const lowered = await put(purchase._id, { paidAmount: 20 });
    expect(lowered).toMatchObject({
      paidAmount: 20,
      remainingAmount: 80,
      paymentStatus: 'partial',
      payments: [{ amount: 20, given: 30 }],
    });
    expect(await owed(from)).toBe(-80);
    expect(await put(purchase._id, { totalAmount: 10, paidAmount: 5 })).toMatchObject({
      paidAmount: 5,
      remainingAmount: 5,
    });
    expect(await put(purchase._id, { totalAmount: 50, paidAmount: 50 })).toMatchObject({
      paymentStatus: 'paid',
    });
    expect(await owed(from)).toBe(0);
  });

  it('the supplier’s credit pays a lowered total again when a payment was taken back', async () => {
    const from = await supplier();
    await shop.call('POST', `/suppliers/${from}/payments`, { amount: 200 });
    const purchase = await buy({ supplier: from, totalAmount: 80 });
    expect(purchase).toMatchObject({ paidAmount: 80, paymentStatus: 'paid' });
    expect(await put(purchase._id, { totalAmount: 60, paidAmount: 10 })).toMatchObject({
      totalAmount: 60,
      paidAmount: 60,
      paymentStatus: 'paid',
    });
    expect(await owed(from)).toBe(70);
  });

  it('the supplier’s credit pays a raised total before new money does', async () => {
    const from = await supplier();
    const purchase = await buy({ supplier: from, totalAmount: 100 });
    const gone = await buy({ supplier: from, totalAmount: 30 });
    await pay(purchase._id, { amount: 100 });
    await pay(gone._id, { amount: 30 });
    await shop.done('POST', `/purchases/${gone._id}/cancel`, {});
    expect(await put(purchase._id, { totalAmount: 150, paidAmount: 140 })).toMatchObject({
      paidAmount: 140,
      remainingAmount: 10,
      payments: [{ amount: 100 }, { amount: 30 }, { amount: 10 }],
    });
    expect(await owed(from)).toBe(-10);
  });
});
