import { productTexts, texts } from '@turoos/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { useApp, type Person } from '../../../test/app';
import { aPart, aWarehouse } from '../../../test/factories';

const shop = useApp();
let keeper: Person;
let warehouse: string;
let next = 0;

beforeAll(async () => {
  keeper = await shop.person('warehouse_manager');
  warehouse = await aWarehouse(shop.db, 'المستودع الرئيسي');
});

const number = () => `TST-${++next}`;
const create = (body: object, who = keeper) => who.call('POST', '/products', body);
const created = async (body: object = {}) =>
  (await create({ name: 'فلتر زيت', partNumber: number(), warehouse, ...body })).json().data;
const update = (id: string, body: object, who = keeper) => who.call('PUT', `/products/${id}`, body);
const read = async (id: string) => (await keeper.call('GET', `/products/${id}`)).json().data;

describe('a new part', () => {
  it('is one record that products and inventory both show, under the field names of both', async () => {
    const part = await created({
      name: 'طقم فحمات أمامي',
      brand: 'Aisin',
      type: 'used',
      condition: 'ممتازة',
      salePriceUSD: 25.5,
      purchasePriceUSD: 15,
      pricing: { costPrice: 16.25, wholesalePrice: 22 },
      stock: { quantity: 12, minStockLevel: 3 },
      oemNumbers: ['04465-33471'],
      alternativeNumbers: ['D1234'],
      vehicleCompatibility: [
        { make: 'Toyota', model: 'Corolla', yearFrom: 2010, yearTo: 2015 },
        { make: 'Toyota', model: 'Camry', year: 2012 },
      ],
    });
    expect(part).toMatchObject({
      sku: part.partNumber,
      quantity: 12,
      minQuantity: 3,
      minimumStock: 3,
      lowStockThreshold: 3,
      stock: { quantity: 12, minStockLevel: 3, minLevel: 3, maxStockLevel: null },
      stockStatus: 'in_stock',
      sellingPrice: 25.5,
      salePriceUSD: 25.5,
      costPrice: 16.25,
      purchasePriceUSD: 15,
      pricing: {
        sellingPrice: 25.5,
        salePrice: 25.5,
        costPrice: 16.25,
        wholesalePrice: 22,
        purchasePrice: 15,
      },
      warehouse: { _id: warehouse, name: 'المستودع الرئيسي' },
      oemNumbers: ['04465-33471'],
      vehicleCompatibility: [
        { make: 'Toyota', model: 'Camry', year: 2012, yearFrom: 2012, yearTo: 2012 },
        { make: 'Toyota', model: 'Corolla', year: 2010, yearFrom: 2010, yearTo: 2015 },
      ],
      isActive: true,
    });
    const inventory = (await keeper.call('GET', `/inventory/${part._id}`)).json().data;
    expect(inventory).toEqual(await read(part._id));
    expect(inventory.stockByWarehouse).toEqual([
      { warehouse: { _id: warehouse, name: 'المستودع الرئيسي' }, quantity: 12 },
    ]);
  });

  it('has the documented defaults', async () => {
    expect(await created()).toMatchObject({
      type: 'new',
      quantity: 0,
      minStockLevel: 5,
      stockStatus: 'out_of_stock',
    });
  });

  it('finds its category by name in any spelling, or creates it', async () => {
    const one = await created({ category: 'فلاتر', subCategory: 'فلاتر الزيت' });
    const two = await created({ category: 'فِلاتر ', subCategory: 'فلاتر الزيت' });
    expect(two.categoryId).toBe(one.categoryId);
    expect(two).toMatchObject({ category: 'فلاتر', subCategory: 'فلاتر الزيت' });
  });

  it.each([
    [{ partNumber: 'X1' }, productTexts.nameRequired],
    [{ name: '  ', partNumber: 'X1' }, productTexts.nameRequired],
    [{ name: 'فلتر', partNumber: '---' }, productTexts.partNumberRequired],
    [{ name: 'فلتر', partNumber: 'X1', sellingPrice: -1 }, productTexts.price],
    [{ name: 'فلتر', partNumber: 'X1', sellingPrice: 1.005 }, 'المبلغ يقبل خانتين عشريتين على الأكثر'],
    [{ name: 'فلتر', partNumber: 'X1', quantity: -1 }, 'يجب إدخال كمية صحيحة'],
    [{ name: 'فلتر', partNumber: 'X1', quantity: 1.234 }, 'الكمية تقبل خانتين عشريتين على الأكثر'],
    [{ name: 'فلتر', partNumber: 'X1', quantity: 1e12 }, 'الكمية أكبر من المسموح'],
    [{ name: 'ف'.repeat(500), partNumber: 'X1' }, 'أطول نص مسموح 200 حرف'],
    [
      {
        name: 'فلتر',
        partNumber: 'X1',
        vehicleCompatibility: [{ make: 'Kia', yearFrom: 2015, yearTo: 2010 }],
      },
      productTexts.years,
    ],
    [{ name: 'فلتر', partNumber: 'X1', hacked: true }, 'حقل غير معروف: hacked'],
  ])('is refused when %j', async (body, message) => {
    const reply = await create(body);
    expect([reply.statusCode, reply.json().message]).toEqual([400, message]);
  });

  it('with an unknown warehouse is refused and nothing is stored', async () => {
    const partNumber = number();
    const reply = await create({ name: 'فلتر', partNumber, warehouse: crypto.randomUUID(), quantity: 5 });
    expect(reply.statusCode).toBe(404);
    expect((await keeper.call('GET', `/products/search?q=${partNumber}`)).json().data).toEqual([]);
  });

  it('with a number that exists in another spelling is refused', async () => {
    await created({ partNumber: '90915-YZZD2' });
    const reply = await create({ name: 'آخر', partNumber: '90915 yzzd2' });
    expect([reply.statusCode, reply.json().message]).toEqual([
      409,
      productTexts.partNumberTaken('90915 yzzd2'),
    ]);
  });

  it('sent many times at once with one number is created once', async () => {
    const partNumber = number();
    const replies = await Promise.all(Array.from({ length: 10 }, () => create({ name: 'فلتر', partNumber })));
    expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, ...Array(9).fill(409)]);
  });

  it('sent at once with one barcode and several numbers is created once, and the others are told of the barcode', async () => {
    const barcode = '6281555012377';
    const replies = await Promise.all(
      Array.from({ length: 10 }, () => create({ name: 'فلتر', partNumber: number(), barcode })),
    );
    expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, ...Array(9).fill(409)]);
    const refusals = replies
      .filter(({ statusCode }) => statusCode === 409)
      .map((reply) => reply.json().message);
    expect(new Set(refusals)).toEqual(new Set([productTexts.barcodeTaken(barcode)]));
  });

  it('with a barcode another part has is refused', async () => {
    await created({ barcode: '6281007012345' });
    expect((await create({ name: 'آخر', partNumber: number(), barcode: '6281-0070-12345' })).statusCode).toBe(
      409,
    );
  });

  it('stores its numbers in Latin digits and without invisible characters', async () => {
    const part = await created({
      partNumber: '\u200e٩٠٩١٥-ZZ٧\u200f',
      barcode: '٦٢٨١٠٠٧-٠٩٩٩٩٩',
      code: 'م-۱۲',
      supplierPartNumber: '٥٥',
      oemNumbers: ['١٥٦٠١-٤٤٠٩٩'],
      alternativeNumbers: ['ＡＢ１２'],
    });
    expect(part).toMatchObject({
      partNumber: '90915-ZZ7',
      barcode: '6281007-099999',
      code: 'م-12',
      supplierPartNumber: '55',
      oemNumbers: ['15601-44099'],
      alternativeNumbers: ['AB12'],
    });
  });

  it('with a category id in place of its name is put there, and no category is named after an id', async () => {
    const { categoryId } = await created({ category: 'أقمشة', subCategory: 'أقمشة أمامية' });
    expect(await created({ category: categoryId })).toMatchObject({ categoryId, category: 'أقمشة' });
    const partNumber = number();
    for (const unknown of [crypto.randomUUID(), { name: crypto.randomUUID() }]) {
      const reply = await create({ name: 'فلتر', partNumber, category: unknown });
      expect([reply.statusCode, reply.json().message]).toEqual([404, 'الفئة غير موجودة']);
    }
  });

  it('sent twice with one idempotency key is created once', async () => {
    const body = { name: 'فلتر', partNumber: number(), quantity: 4, warehouse };
    const key = { 'idempotency-key': crypto.randomUUID() };
    const first = await keeper.call('POST', '/products', body, key);
    const second = await keeper.call('POST', '/products', body, key);
    expect(second.json()).toEqual(first.json());
  });
});

describe('an edit', () => {
  it('creates a category only for users who may create one', async () => {
    const part = await created({ category: 'فلاتر قديمة' });
    const editor = await shop.person('viewer');
    await shop.db
      .updateTable('users')
      .set({ permissions: ['products.update'] })
      .where('id', '=', editor.id)
      .execute();
    const edit = (category: string) => editor.call('PUT', `/products/${part._id}`, { category });
    expect((await edit('فئة لا يعرفها أحد')).statusCode).toBe(403);
    expect((await edit('فلاتر قديمه')).statusCode).toBe(200);
  });

  it('changes only the fields sent', async () => {
    const part = await created({ brand: 'Bosch', quantity: 3, oemNumbers: ['A1'] });
    const reply = await update(part._id, { sellingPrice: 9.99 });
    expect(reply.json().data).toMatchObject({
      brand: 'Bosch',
      quantity: 3,
      oemNumbers: ['A1'],
      sellingPrice: 9.99,
    });
  });

  it('accepts the whole record sent back', async () => {
    const part = await created({ quantity: 3, category: 'فرامل' });
    const { stockByWarehouse: _, ...record } = await read(part._id);
    const reply = await update(part._id, { ...record, name: 'اسم جديد' });
    expect([reply.statusCode, reply.json().data?.name, reply.json().data?.quantity]).toEqual([
      200,
      'اسم جديد',
      3,
    ]);
  });

  it('based on a stale version is refused, and nothing is overwritten', async () => {
    const part = await created();
    expect((await update(part._id, { name: 'الأول', version: part.version })).statusCode).toBe(200);
    const late = await update(part._id, { name: 'الثاني', version: part.version });
    const { code, message } = late.json();
    expect([late.statusCode, code, message]).toEqual([409, 'STALE_VERSION', texts.changedMeanwhile]);
    expect((await read(part._id)).name).toBe('الأول');
  });

  it('by two users at once with the same version succeeds once', async () => {
    const part = await created();
    const replies = await Promise.all(
      ['أ', 'ب', 'ج', 'د'].map((name) => update(part._id, { name, version: part.version })),
    );
    expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  });

  it('of the quantity is a correction with a note on the stock card', async () => {
    const part = await created({ quantity: 10 });
    expect((await update(part._id, { stock: { quantity: 4 }, note: 'جرد سريع' })).json().data.quantity).toBe(
      4,
    );
    const { data } = (await keeper.call('GET', `/inventory/${part._id}/movements`)).json();
    expect(data[0]).toMatchObject({
      reason: 'correction',
      quantity: -6,
      quantityAfter: 4,
      note: 'جرد سريع',
      user: { _id: keeper.id },
    });
  });

  it('of the quantity needs the right to manage stock', async () => {
    const part = await created({ quantity: 10 });
    const seller = await shop.person('viewer');
    await shop.db
      .updateTable('users')
      .set({ permissions: ['products.update'] })
      .where('id', '=', seller.id)
      .execute();
    expect((await update(part._id, { name: 'آخر' }, seller)).statusCode).toBe(200);
    expect((await update(part._id, { quantity: 1 }, seller)).statusCode).toBe(403);
  });

  it('cannot make a part replace itself, directly or through others', async () => {
    const [a, b, c] = [await created(), await created(), await created()];
    await update(a._id, { replacedBy: b._id });
    await update(b._id, { replacedBy: { _id: c._id } });
    expect((await update(c._id, { replacedBy: a._id })).statusCode).toBe(422);
    expect((await read(b._id)).replacedBy).toMatchObject({ _id: c._id });
    expect((await read(c._id)).replaces).toEqual([{ _id: b._id, name: b.name, partNumber: b.partNumber }]);
  });

  it('of an unknown part is 404', async () => {
    expect((await update(crypto.randomUUID(), { name: 'x' })).json()).toMatchObject({
      message: productTexts.notFound,
    });
  });

  it('writes before and after to the audit log', async () => {
    const part = await created({ brand: 'Denso' });
    await update(part._id, { brand: 'NGK' });
    const trace = await shop.db
      .selectFrom('auditLog')
      .selectAll()
      .where('action', '=', 'product.update')
      .where('entityId', '=', part._id)
      .executeTakeFirstOrThrow();
    expect(trace).toMatchObject({ before: { brand: 'Denso' }, after: { brand: 'NGK' } });
  });
});

describe('removing', () => {
  it('deletes a part that was never used', async () => {
    const part = await created();
    const reply = await keeper.call('DELETE', `/products/${part._id}`);
    expect(reply.json()).toEqual({ success: true, message: 'تم حذف المنتج' });
    expect((await keeper.call('GET', `/products/${part._id}`)).statusCode).toBe(404);
  });

  it('only deactivates one with a history', async () => {
    const part = await created({ quantity: 1 });
    await keeper.call('DELETE', `/inventory/${part._id}`);
    expect((await read(part._id)).isActive).toBe(false);
  });
});

describe('stock', () => {
  const stock = (id: string, body: object) => keeper.call('PATCH', `/products/${id}/stock`, body);

  it('is set, increased and decreased', async () => {
    const part = await created({ quantity: 10 });
    expect((await stock(part._id, { quantity: 7 })).json().data.quantity).toBe(7);
    expect((await stock(part._id, { quantity: 5, operation: 'add' })).json().data.quantity).toBe(12);
    expect((await stock(part._id, { quantity: 2, operation: 'subtract' })).json().data.quantity).toBe(10);
    expect(
      (await keeper.call('PATCH', `/inventory/${part._id}/increase`, { quantity: 3 })).json().data.quantity,
    ).toBe(13);
    expect(
      (await keeper.call('PATCH', `/inventory/${part._id}/decrease`, { quantity: 4 })).json().data.quantity,
    ).toBe(9);
  });

  it('never goes below zero', async () => {
    const part = await created({ quantity: 2 });
    const reply = await keeper.call('PATCH', `/inventory/${part._id}/decrease`, { quantity: 3 });
    expect([reply.statusCode, reply.json().details]).toEqual([409, { requested: 3, available: 2 }]);
    expect((await read(part._id)).quantity).toBe(2);
  });

  it('is changed in the specified warehouse', async () => {
    const part = await created({ quantity: 2 });
    const other = await aWarehouse(shop.db);
    await stock(part._id, { quantity: 5, warehouse: other });
    const { stockByWarehouse, quantity } = await read(part._id);
    expect(quantity).toBe(7);
    expect(stockByWarehouse).toHaveLength(2);
    expect((await stock(part._id, { quantity: 5, warehouse: crypto.randomUUID() })).statusCode).toBe(404);
  });

  it.each([{ quantity: 0 }, { quantity: -1 }, { quantity: 'x' }, {}])(
    'is not increased by %j',
    async (body) => {
      const part = await created();
      expect((await keeper.call('PATCH', `/inventory/${part._id}/increase`, body)).statusCode).toBe(400);
    },
  );

  it('set concurrently ends at one of the values sent', async () => {
    const part = await created({ quantity: 10 });
    const inputs = [3, 8, 15, 1, 20];
    await Promise.all(inputs.map((quantity) => stock(part._id, { quantity })));
    expect(inputs).toContain((await read(part._id)).quantity);
  });
});

describe('the lists', () => {
  it('are paged, newest first, ten at a time by default', async () => {
    for (let n = 0; n < 12; n++) await created({ brand: 'ListBrand' });
    const { data, pagination } = (await keeper.call('GET', '/products?brand=listbrand')).json();
    expect(data).toHaveLength(10);
    expect(pagination).toEqual({ page: 1, limit: 10, total: 12, pages: 2 });
    const second = (await keeper.call('GET', '/inventory?brand=LISTBRAND&page=2')).json();
    expect(second.data).toHaveLength(2);
    expect(new Date(data[0].createdAt) >= new Date(data[9].createdAt)).toBe(true);
  });

  it('distinguish low from out of stock: low is above zero', async () => {
    const low = await created({ quantity: 5, brand: 'Levels' });
    const out = await created({ quantity: 0, brand: 'Levels' });
    const fine = await created({ quantity: 6, brand: 'Levels' });
    const ids = async (path: string) =>
      (await keeper.call('GET', path)).json().data.map((part: { _id: string }) => part._id);
    expect(await ids('/inventory/low-stock?brand=Levels')).toEqual([low._id]);
    expect(await ids('/inventory/out-of-stock?brand=Levels')).toEqual([out._id]);
    expect(await ids('/inventory?brand=Levels&status=in_stock')).toEqual([fine._id]);
    expect((await ids('/inventory?brand=Levels&status=all')).length).toBe(3);
  });

  it('show the stock of one warehouse', async () => {
    const there = await aWarehouse(shop.db);
    const part = await aPart(shop.db, { stock: { [there]: 3 } });
    const { data } = (await keeper.call('GET', `/inventory/warehouse/${there}`)).json();
    expect(data.map(({ _id }: { _id: string }) => _id)).toEqual([part]);
  });

  it('list each brand once, in its usual spelling', async () => {
    for (const brand of ['Bosch Iran', 'bosch  iran', 'Bosch Iran', 'ساكس', 'ساكس']) await created({ brand });
    const brands: string[] = (await keeper.call('GET', '/products/brands')).json().data;
    expect(brands.filter((brand) => /bosch\s+iran/i.test(brand))).toEqual(['Bosch Iran']);
    expect(brands.filter((brand) => brand === 'ساكس')).toHaveLength(1);
    expect((await keeper.call('GET', '/products/stats')).json().data.brands).toBe(brands.length);
  });

  it('have correct totals', async () => {
    const stats = (await keeper.call('GET', '/products/stats')).json().data;
    const inventory = (await keeper.call('GET', '/inventory/stats')).json().data;
    const { pagination } = (await keeper.call('GET', '/products?limit=1')).json();
    expect(stats.totalProducts).toBe(pagination.total);
    expect(inventory.totalItems).toBeLessThanOrEqual(stats.totalProducts);
    expect(inventory.totalValue).toBeGreaterThan(0);
  });

  it('are not cached', async () => {
    const { headers } = await keeper.call('GET', '/products');
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['etag']).toBeUndefined();
  });

  it('stream as CSV that Arabic Excel reads', async () => {
    await created({ name: '=HYPERLINK("x")', brand: 'CsvBrand' });
    const reply = await keeper.call('GET', '/inventory/export?brand=CsvBrand');
    expect(reply.headers['content-type']).toContain('text/csv');
    expect(reply.headers['content-disposition']).toMatch(/inventory-\d{4}-\d{2}-\d{2}\.csv/);
    expect(reply.body.startsWith('\uFEFFالاسم,رقم القطعة')).toBe(true);
    expect(reply.body).not.toContain('\r\n=HYPERLINK');
    expect(reply.body.trim().split('\r\n')).toHaveLength(2);
  });
});
