import { adenDay, purchasePaymentMethodNames, purchaseTexts } from '@turoos/contract';
import { afterAll, describe, expect, it } from 'vitest';
import { aWarehouse } from '../../../test/factories';
import { usePurchases } from '../../../test/purchases';

const { shop, supplier, line, buy, read, owed } = usePurchases();
afterAll(() => shop.expectBooksHold());

const refused = (body: object) =>
  shop.refusal('POST', '/purchases', { supplierName: 'مؤسسة الأمل', purchaseDate: '2026-01-10', ...body });
const partOf = (id: string) =>
  shop.db
    .selectFrom('products')
    .innerJoin('stockTotals', 'productId', 'id')
    .select(['purchasePrice', 'cost', 'version'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

describe('a purchase with lines', () => {
  it('receives its goods at once, at their cost, and the shop owes for them', async () => {
    const [product, from] = [await shop.part({ stock: {}, cost: 0 }), await supplier('شركة الخليج')];
    const purchase = await buy({
      supplier: from,
      supplierInvoiceNumber: 'G-1001',
      items: [line(product, 4, 12.5)],
      totalAmount: 1,
      notes: 'دفعة أولى',
    });
    expect(purchase).toMatchObject({
      purchaseNumber: `PUR-${adenDay().replaceAll('-', '')}-001`,
      supplier: { _id: from, name: 'شركة الخليج' },
      supplierName: 'شركة الخليج',
      status: 'completed',
      paymentStatus: 'pending',
      totalAmount: 50,
      paidAmount: 0,
      remainingAmount: 50,
      itemCount: 1,
      items: [{ product, name: 'فلتر زيت', quantity: 4, unitCost: 12.5, landedCost: 12.5, total: 50 }],
    });
    expect(await shop.stockOf(product)).toBe(4);
    expect(await partOf(product)).toMatchObject({ purchasePrice: 1250, cost: 1250 });
    expect(await owed(from)).toBe(-50);
    const movement = await shop.db
      .selectFrom('stockMovements')
      .selectAll()
      .where('sourceId', '=', purchase._id)
      .executeTakeFirstOrThrow();
    expect(movement).toMatchObject({
      reason: 'purchase',
      sourceType: 'purchase',
      sourceNumber: purchase.purchaseNumber,
      quantity: 4,
      unitCost: 1250,
    });
  });

  it('spreads freight and customs over the landed cost of the units', async () => {
    const [one, two] = [
      await shop.part({ stock: {}, cost: 0 }),
      await shop.part({ stock: { [shop.warehouse]: 3 }, cost: 1000 }),
    ];
    const purchase = await buy({
      items: [line(one, 10, 10), line(two, 3, 100)],
      freight: 30,
      customs: 10,
      chargesOnBill: false,
    });
    expect(purchase).toMatchObject({ goods: 400, totalAmount: 400, freight: 30, customs: 10 });
    expect(purchase.items).toMatchObject([{ landedCost: 11 }, { landedCost: 110 }]);
    expect(await partOf(one)).toMatchObject({ purchasePrice: 1000, cost: 1100 });
    expect(await partOf(two)).toMatchObject({ purchasePrice: 10_000, cost: 6000 });

    const byPieces = await buy({
      items: [line(one, 3, 10), line(two, 1, 50)],
      freight: 0.1,
      spreadBy: 'quantity',
    });
    expect(byPieces).toMatchObject({
      totalAmount: 80.1,
      items: [{ landedCost: 10.03 }, { landedCost: 50.03 }],
    });
    const [kept] = await shop.db
      .selectFrom('purchaseItems')
      .select('landedCost')
      .where('purchaseId', '=', byPieces._id)
      .orderBy('position')
      .execute();
    expect(kept?.landedCost).toBe(1002.5);
  });

  it('stores each line in its warehouse, also with the same part twice', async () => {
    const [product, other] = [await shop.part({ stock: {} }), await aWarehouse(shop.db)];
    const purchase = await buy({ items: [line(product, 2, 10), line(product, 3, 12, { warehouse: other })] });
    expect(purchase).toMatchObject({ totalAmount: 56, itemCount: 2 });
    expect(await shop.stockOf(product)).toBe(5);
    expect((await partOf(product)).purchasePrice).toBe(1200);
  });

  it('leaves a part’s version alone when its price stays, so that no edit is refused without need', async () => {
    const product = await shop.part({ stock: {} });
    await buy({ items: [line(product, 1, 7)] });
    const { version } = await partOf(product);
    await buy({ items: [line(product, 1, 7)] });
    expect((await partOf(product)).version).toBe(version);
  });

  it('refuses missing parts and missing or closed warehouses, and changes nothing', async () => {
    const product = await shop.part();
    const gone = crypto.randomUUID();
    expect(await refused({ items: [line(gone, 1)] })).toEqual([409, purchaseTexts.partMissing]);
    expect(await refused({ items: [line(product, 1, 1, { warehouse: gone })] })).toEqual([
      409,
      purchaseTexts.warehouseMissing,
    ]);
    const closed = await aWarehouse(shop.db, 'القديم');
    await shop.db.updateTable('warehouses').set({ status: 'inactive' }).where('id', '=', closed).execute();
    expect(await refused({ items: [line(product, 1, 1, { warehouse: closed })] })).toEqual([
      409,
      purchaseTexts.warehouseClosed('القديم'),
    ]);
    expect(await shop.stockOf(product)).toBe(100);
  });
});

describe('a purchase without lines', () => {
  it('has only a total, as documented, and moves no stock', async () => {
    const from = await supplier();
    const purchase = await buy({
      supplier: from,
      totalAmount: 120.55,
      paidAmount: 20.55,
      paymentMethod: 'check',
    });
    expect(purchase).toMatchObject({
      purchaseType: 'direct',
      status: 'completed',
      totalAmount: 120.55,
      paidAmount: 20.55,
      remainingAmount: 100,
      paymentStatus: 'partial',
      paymentMethod: 'check',
      items: [],
      payments: [{ amount: 20.55, given: 20.55, paymentMethod: 'check', paidAt: '2026-01-10' }],
    });
    expect(await owed(from)).toBe(-100);
    expect(purchase).toMatchObject(await read(purchase._id));
  });

  it('PUR-14 PUR-07 requires a date, a total, a supplier and a known payment method', async () => {
    const body = { supplierName: 'مورد', purchaseDate: '2026-01-10', totalAmount: 5 };
    const messageWithout = async (name: keyof typeof body, value?: unknown) =>
      shop.refusal('POST', '/purchases', { ...body, [name]: value });
    expect(await messageWithout('purchaseDate')).toEqual([400, purchaseTexts.dateRequired]);
    expect(await messageWithout('purchaseDate', '')).toEqual([400, purchaseTexts.dateRequired]);
    for (const day of ['2026-02-31', '1899-12-31', '9999-12-31'])
      expect(await messageWithout('purchaseDate', day)).toEqual([400, 'التاريخ غير صحيح']);
    expect(await messageWithout('totalAmount')).toEqual([400, purchaseTexts.totalRequired]);
    expect(await messageWithout('supplierName', '  ')).toEqual([400, purchaseTexts.supplierRequired]);
    expect(await messageWithout('totalAmount', -1)).toEqual([400, purchaseTexts.wrongAmount]);
    expect((await messageWithout('totalAmount', 1.005))[0]).toBe(400);
    for (const paymentMethod of purchasePaymentMethodNames)
      expect((await buy({ ...body, paymentMethod })).paymentMethod).toBe(paymentMethod);
    expect((await shop.call('POST', '/purchases', { ...body, paymentMethod: 'gold' })).statusCode).toBe(400);
    expect((await shop.call('POST', '/purchases', { ...body, typo: 1 })).statusCode).toBe(400);
  });

  it('PUR-03 derives its payment status from the paid amount, which never exceeds the total', async () => {
    const body = { totalAmount: 100, paymentStatus: 'paid' };
    expect((await buy(body)).paymentStatus).toBe('pending');
    expect((await buy({ ...body, paidAmount: 40 })).paymentStatus).toBe('partial');
    expect((await buy({ ...body, paidAmount: 100, paymentStatus: 'pending' })).paymentStatus).toBe('paid');
    expect(await refused({ ...body, paidAmount: 100.01 })).toEqual([400, purchaseTexts.paidTooMuch]);
    expect(await refused({ ...body, paidAmount: -1 })).toEqual([400, purchaseTexts.wrongAmount]);
  });

  it('with a total of zero is already paid', async () => {
    expect(await buy({ totalAmount: 0 })).toMatchObject({ paymentStatus: 'paid', remainingAmount: 0 });
  });
});

describe('the supplier of a purchase', () => {
  it('PUR-07 is found by name in any spelling, or created', async () => {
    const first = await buy({ supplierName: 'مؤسسة الإيمان', totalAmount: 1 });
    const again = await buy({ supplierName: 'مؤسسه الايمان', totalAmount: 1 });
    expect(again.supplier._id).toBe(first.supplier._id);
    const named = await buy({ supplier: first.supplier, supplierName: 'فرع عدن', totalAmount: 1 });
    expect(named).toMatchObject({ supplier: first.supplier, supplierName: 'فرع عدن' });
  });

  it('must exist and be active', async () => {
    const from = await supplier('الموقوف');
    await shop.db.updateTable('suppliers').set({ isActive: false }).where('id', '=', from).execute();
    expect(await refused({ supplier: from, totalAmount: 1 })).toEqual([
      409,
      purchaseTexts.supplierInactive('الموقوف'),
    ]);
    expect((await refused({ supplier: crypto.randomUUID(), totalAmount: 1 }))[0]).toBe(404);
  });

  it('has each invoice number once, in any spelling', async () => {
    const from = await supplier();
    const purchase = await buy({ supplier: from, supplierInvoiceNumber: 'A-77/5', totalAmount: 1 });
    expect(await refused({ supplier: from, supplierInvoiceNumber: 'a775', totalAmount: 9 })).toEqual([
      409,
      purchaseTexts.invoiceTaken('a775'),
    ]);
    await buy({ supplier: await supplier(), supplierInvoiceNumber: 'A-77/5', totalAmount: 1 });
    await buy({ supplier: from, totalAmount: 1 });
    await buy({ supplier: from, totalAmount: 1 });
    await shop.done('POST', `/purchases/${purchase._id}/cancel`, {});
    await buy({ supplier: from, supplierInvoiceNumber: 'A-77/5', totalAmount: 1 });
  });

  it('pays from its credit first', async () => {
    const from = await supplier();
    const paid = await buy({ supplier: from, totalAmount: 60, paidAmount: 60 });
    await shop.done('POST', `/purchases/${paid._id}/cancel`, {});
    expect(await owed(from)).toBe(60);
    expect(await buy({ supplier: from, totalAmount: 100 })).toMatchObject({
      paidAmount: 60,
      remainingAmount: 40,
      paymentStatus: 'partial',
      payments: [{ amount: 60, given: 60 }],
    });
    expect(await owed(from)).toBe(-40);
  });
});

describe('a purchase also stores', () => {
  it('the rate of the day, its due date, and who entered it', async () => {
    await shop.db.insertInto('exchangeRates').values({ usdToYer: 535.5, recordedAt: new Date() }).execute();
    const from = await supplier();
    await shop.db.updateTable('suppliers').set({ paymentTerms: 45 }).where('id', '=', from).execute();
    expect(await buy({ supplier: from, totalAmount: 10 })).toMatchObject({
      usd_to_yer: 535.5,
      dueDate: '2026-02-24',
      createdBy: { _id: shop.manager.id },
    });
  });

  it('the vehicle its parts came from, matched by VIN or code', async () => {
    const vehicle = { vin: 'JTD-BT4K1', make: 'تويوتا', model: 'كورولا', year: 2012, carId: '' };
    const first = await buy({ totalAmount: 1, sourceVehicle: vehicle });
    expect(first.sourceVehicle).toMatchObject({ vin: 'JTD-BT4K1', year: 2012 });
    const again = await buy({ totalAmount: 1, sourceVehicle: { vin: 'jtdbt4k1' } });
    expect(again.sourceVehicle).toEqual(first.sourceVehicle);
    const coded = await buy({ totalAmount: 1, sourceVehicle: { carId: 'CAR-7', make: 'هوندا' } });
    expect((await buy({ totalAmount: 1, sourceVehicle: { carId: 'car 7' } })).sourceVehicle).toEqual(
      coded.sourceVehicle,
    );
    expect((await buy({ totalAmount: 1, sourceVehicle: { vin: '' } })).sourceVehicle).toBeNull();
    const found = await shop.call('GET', `/purchases?sourceVehicle=${coded.sourceVehicle._id}`);
    expect(found.json().pagination.total).toBe(2);
  });

  it('an audit entry', async () => {
    const purchase = await buy({ totalAmount: 33 });
    const trace = await shop.db
      .selectFrom('auditLog')
      .select(['action', 'userId'])
      .where('entityId', '=', purchase._id)
      .execute();
    expect(trace).toEqual([{ action: 'purchase.create', userId: shop.manager.id }]);
  });
});

it('nothing in stock or ledger while it is only ordered', async () => {
  const [product, from] = [await shop.part(), await supplier()];
  const order = { supplier: from, status: 'pending', items: [line(product, 5)] };
  expect(await refused({ ...order, paidAmount: 1 })).toEqual([400, purchaseTexts.paidOnPending]);
  const purchase = await buy(order);
  expect(purchase).toMatchObject({
    status: 'pending',
    paymentStatus: 'pending',
    totalAmount: 50,
    remainingAmount: 0,
    purchaseNumber: expect.stringMatching(/^PUR-/),
  });
  expect([await shop.stockOf(product), await owed(from)]).toEqual([100, 0]);
});
