import { gzipSync } from 'node:zlib';
import { importTexts, purchaseTexts, supplierTexts, texts } from '@turoos/contract';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { aPart, aWarehouse } from '../../../test/factories';
import { checkBooks } from '../../books/check-books';
import { aNumber, aRow, useImports } from '../../../test/imports';

const { shop, there, aSupplier, importRows, part, purchase, taken } = useImports();

const movementsOf = (productId: string) =>
  shop.db
    .selectFrom('stockMovements')
    .selectAll()
    .where('productId', '=', productId)
    .orderBy('seq')
    .execute();

describe('importing a supplier’s list', () => {
  it('CSV-19 CSV-20 CSV-23: brings parts, stock and a bill, and answers how many and which', async () => {
    const rows = [aRow(), aRow({ quantity: 2, purchasePrice: 10 })];
    const reply = await importRows(rows, { invoiceNo: 'INV-77' });
    expect(reply.statusCode).toBe(201);
    const { data, ...beside } = reply.json();
    expect(data).toEqual({
      importedCount: 2,
      failedRows: [],
      purchaseId: expect.any(String),
      purchaseNumber: expect.stringMatching(/\S/),
    });
    expect(beside).toEqual({ success: true, ...data });
    expect(await purchase(data.purchaseId)).toMatchObject({
      purchaseNumber: data.purchaseNumber,
      supplierInvoiceNumber: 'INV-77',
      totalAmount: 4.5 * 12 + 10 * 2,
      paymentStatus: 'pending',
      status: 'completed',
      items: [{ partNumber: rows[0]?.partNumber, landedCost: 5 }, { quantity: 2 }],
    });
    expect(await part(rows[0]?.partNumber)).toMatchObject({
      name: 'فلتر زيت',
      category: 'فلاتر',
      quantity: 12,
      sellingPrice: 8.25,
      purchasePriceUSD: 4.5,
      costPrice: 5,
      warehouse: { _id: there.warehouseId },
    });
  });

  it('makes the shop owe the supplier', async () => {
    const supplierId = await aSupplier();
    await importRows([aRow()], { supplierId });
    const { data } = (await there.keeper.call('GET', `/suppliers/${supplierId}`)).json();
    expect(data.balance).toBe(-54);
  });

  it('leaves the optional columns in the part', async () => {
    const row = aRow({
      type: 'مستعمل',
      supplierPartNumber: 'S-1',
      condition: 'excellent',
      minStockLevel: 2,
      maxStockLevel: '١٠',
      discountPercentage: 5,
    });
    await importRows([row]);
    expect(await part(row.partNumber)).toMatchObject({
      type: 'used',
      supplierPartNumber: 'S-1',
      condition: 'excellent',
      minStockLevel: 2,
      stock: { maxStockLevel: 10 },
      pricing: { discountPercentage: 5 },
    });
  });

  it('finds categories in any spelling, and makes the others once', async () => {
    const rows = ['عفشة أمامية', 'عفشه اماميه', 'عفشة  أمامية'].map((category) => aRow({ category }));
    await importRows(rows);
    const parts = await Promise.all(rows.map(({ partNumber }) => part(partNumber)));
    expect(new Set(parts.map(({ categoryId }) => categoryId)).size).toBe(1);
    expect(parts[0].category).toBe('عفشة أمامية');
  });

  it('refuses a file whose categories are none', async () => {
    const rows = Array.from({ length: 201 }, (_, n) => aRow({ category: `وصف القطعة رقم ${n}` }));
    const reply = await importRows(rows);
    expect([reply.statusCode, reply.json().message]).toEqual([422, importTexts.tooManyCategories(201)]);
  });

  it('writes the text a part is found by just as an edit of it would', async () => {
    const fresh = aRow({ name: 'كمبروسر مكيّف أصلي ٢٠١٥', category: 'التكييف', partNumber: '88320-6A٠٢٠' });
    const { data: known } = (
      await there.keeper.call('POST', '/products', {
        name: 'مساعد',
        partNumber: aNumber(),
        brand: 'KYB',
        barcode: '6281007099',
        code: 'م-١',
        oemNumbers: ['48510-80', '48510-81'],
        vehicleCompatibility: [{ make: 'Toyota', model: 'Hilux', yearFrom: 2012, yearTo: 2014 }],
      })
    ).json();
    await importRows([
      fresh,
      aRow({ name: 'مساعد أمامي', category: 'العفشة', partNumber: known.partNumber }),
    ]);
    const read = () => shop.db.selectFrom('products').select(['id', 'searchText']).orderBy('id').execute();
    const written = await read();
    await sql`select refresh_search_text(${written.map(({ id }) => id)}::uuid[])`.execute(shop.db);
    expect(await read()).toEqual(written);
    expect(await part('كمبروسر مكيف')).toMatchObject({ partNumber: fresh.partNumber });
    expect(await part('مساعد أمامي hilux 2013')).toMatchObject({ _id: known._id });
  });
});

describe('a part that is there already', () => {
  it('is known in another spelling: quantity is added, prices change, the average cost moves', async () => {
    const partNumber = aNumber();
    const id = await aPart(shop.db, { partNumber, cost: 1000, stock: { [there.warehouseId]: 10 } });
    await shop.db
      .updateTable('products')
      .set({ brand: 'Denso', barcode: `B${partNumber}`, description: 'وصف', condition: 'جيدة' })
      .where('id', '=', id)
      .execute();
    await importRows([
      aRow({ partNumber: ` ${partNumber.toLowerCase().replace('-', ' ')}`, quantity: 5, costPrice: 16 }),
    ]);
    expect(await part(partNumber)).toMatchObject({
      _id: id,
      partNumber,
      quantity: 15,
      costPrice: 12,
      sellingPrice: 8.25,
      name: 'فلتر زيت',
      // what the file says nothing of stays
      brand: 'Denso',
      barcode: `B${partNumber}`,
      description: 'وصف',
      condition: 'جيدة',
    });
    expect((await movementsOf(id)).at(-1)).toMatchObject({ quantity: 5, unitCost: 1600, reason: 'purchase' });
  });

  it('keeps its sub-category when the file names only the main one', async () => {
    const { data } = (
      await there.keeper.call('POST', '/products', {
        name: 'مسّاحة',
        partNumber: aNumber(),
        category: 'الزجاج',
        subCategory: 'المساحات',
      })
    ).json();
    await importRows([aRow({ partNumber: data.partNumber, category: 'الزجاج' })]);
    expect(await part(data.partNumber)).toMatchObject({ category: 'الزجاج', subCategory: 'المساحات' });
  });

  it('that was switched off is wanted again', async () => {
    const partNumber = aNumber();
    const id = await aPart(shop.db, { partNumber });
    await shop.db.updateTable('products').set({ isActive: false }).where('id', '=', id).execute();
    await importRows([aRow({ partNumber })]);
    const { isActive } = await shop.db
      .selectFrom('products')
      .select('isActive')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(isActive).toBe(true);
  });

  it('leaves a trace of what changed, and none when nothing did', async () => {
    const row = aRow();
    await importRows([row]);
    await importRows([{ ...row, sellingPrice: 9 }]);
    await importRows([{ ...row, sellingPrice: 9 }]);
    const { _id } = await part(row.partNumber);
    const traces = await shop.db
      .selectFrom('auditLog')
      .select(['before', 'after'])
      .where('entityId', '=', _id)
      .where('action', '=', 'product.update')
      .execute();
    expect(traces).toEqual([{ before: { sellingPrice: 825 }, after: { sellingPrice: 900 } }]);
    expect((await part(row.partNumber)).quantity).toBe(36);
  });
});

describe('rows that are wrong', () => {
  it('CSV-02: are left out and named with their row; the good ones come in', async () => {
    const good = aRow();
    const { data } = (
      await importRows([
        aRow({ row: 9, partNumber: 'BAD-1', quantity: 0, costPrice: 'x' }),
        good,
        aRow({ partNumber: 'BAD-2', name: '' }),
      ])
    ).json();
    expect(data).toMatchObject({
      importedCount: 1,
      failedRows: [
        { row: 4, partNumber: 'BAD-2', errors: [importTexts.required('الاسم')] },
        {
          row: 9,
          partNumber: 'BAD-1',
          errors: [importTexts.positive.costPrice, importTexts.positive.quantity],
        },
      ],
    });
    expect(await part('BAD-1')).toBeUndefined();
    expect(await part(good.partNumber)).toMatchObject({ quantity: 12 });
  });

  it('CSV-13: the same number twice refuses everything', async () => {
    const partNumber = aNumber();
    const reply = await importRows([
      aRow(),
      aRow({ partNumber }),
      aRow({ partNumber: partNumber.toLowerCase() }),
    ]);
    expect(reply.statusCode).toBe(400);
    expect(reply.json().message).toBe(importTexts.duplicates(partNumber.toLowerCase()));
    expect(await part(partNumber)).toBeUndefined();
  });

  it.each([
    ['no rows', { items: [] }, importTexts.nothing],
    ['only wrong rows', { items: [{}] }, importTexts.nothing],
    ['rows that are none', { items: ['x', 4] }, texts.invalid],
    ['no invoice number', { invoiceNo: '  ' }, importTexts.invoice],
    ['no supplier', { supplierId: '' }, importTexts.places],
    ['no warehouse', { warehouseId: null }, importTexts.places],
    ['a year that is none', { sourceVehicle: { year: 12 } }, 'سنة الصنع غير صحيحة'],
  ])('CSV-18: %s is refused', async (_, wish, message) => {
    const reply = await importRows([aRow()], wish);
    expect(reply.statusCode).toBe(400);
    if (message !== texts.invalid) expect(reply.json().message).toBe(message);
  });
});

describe('what the import refers to', () => {
  const gone = '01900000-0000-7000-8000-000000000000';

  it('a supplier nobody knows, or one that is inactive', async () => {
    expect((await importRows([aRow()], { supplierId: gone })).json().message).toBe(supplierTexts.notFound);
    const supplierId = await aSupplier('مورد موقوف', false);
    const reply = await importRows([aRow()], { supplierId });
    expect([reply.statusCode, reply.json().message]).toEqual([
      409,
      purchaseTexts.supplierInactive('مورد موقوف'),
    ]);
  });

  it('a warehouse nobody knows, or one that is closed', async () => {
    const row = aRow();
    expect((await importRows([row], { warehouseId: gone })).json().message).toBe(
      purchaseTexts.warehouseMissing,
    );
    const warehouseId = await aWarehouse(shop.db, 'مغلق');
    await shop.db
      .updateTable('warehouses')
      .set({ status: 'inactive' })
      .where('id', '=', warehouseId)
      .execute();
    expect((await importRows([row], { warehouseId })).json().message).toBe(
      purchaseTexts.warehouseClosed('مغلق'),
    );
    expect(await part(row.partNumber)).toBeUndefined();
  });

  it('CSV-02: an invoice number of this supplier that was entered before gives 409 and changes nothing', async () => {
    const row = aRow();
    await importRows([row], { invoiceNo: 'A-100' });
    const again = await importRows([row], { invoiceNo: 'a 100' });
    expect([again.statusCode, again.json().message]).toEqual([409, taken('a 100')]);
    expect((await part(row.partNumber)).quantity).toBe(12);
    expect((await importRows([row], { invoiceNo: 'A-100', supplierId: await aSupplier() })).statusCode).toBe(
      201,
    );
  });
});

describe('many at once', () => {
  it('the same file twice in parallel makes one purchase', async () => {
    const rows = [aRow(), aRow()];
    const wish = { invoiceNo: `P-${aNumber()}` };
    const replies = await Promise.all(Array.from({ length: 4 }, () => importRows(rows, wish)));
    expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409, 409, 409]);
    expect((await part(rows[0]?.partNumber)).quantity).toBe(12);
  });

  it('the same request twice, its answer lost, is done once and answered twice', async () => {
    const rows = [aRow()];
    const wish = { invoiceNo: aNumber() };
    const key = { 'idempotency-key': crypto.randomUUID() };
    const [one, two] = await Promise.all([importRows(rows, wish, key), importRows(rows, wish, key)]);
    expect(one.statusCode).toBe(201);
    expect(two.json()).toEqual(one.json());
  });

  it('lists of several suppliers with the same parts all come in', async () => {
    const rows = Array.from({ length: 30 }, () => aRow());
    const suppliers = await Promise.all([1, 2, 3, 4].map(() => aSupplier()));
    const replies = await Promise.all(
      suppliers.map((supplierId, n) => importRows(n % 2 ? rows : rows.toReversed(), { supplierId })),
    );
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201, 201]);
    expect((await part(rows[7]?.partNumber)).quantity).toBe(48);
  });

  it('after all of it the books hold', async () => {
    const broken = (await checkBooks(shop.db)).filter(({ contradictions }) => contradictions.length);
    expect(broken.filter(({ claim }) => claim !== 'the shop has an active administrator')).toEqual([]);
  });
});

describe('who may import', () => {
  it('CSV-05: whoever may create products, whether or not they may create purchases', async () => {
    const body = () => ({
      invoiceNo: aNumber(),
      supplierId: there.supplierId,
      warehouseId: there.warehouseId,
      items: [aRow()],
    });
    const buyer = await shop.person('viewer');
    expect((await buyer.call('POST', '/import-csv', body())).statusCode).toBe(403);
    await shop.db
      .updateTable('users')
      .set({ permissions: ['products.create'] })
      .where('id', '=', buyer.id)
      .execute();
    expect((await buyer.call('POST', '/import-csv', body())).statusCode).toBe(201);
  });
});

describe('a large body', () => {
  const post = (payload: Buffer, token = there.keeper.token) =>
    shop.inject({
      method: 'POST',
      url: '/api/import-csv',
      payload,
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        'content-encoding': 'gzip',
      },
    });

  it('may come packed', async () => {
    const items = Array.from({ length: 8000 }, () => aRow());
    const { supplierId, warehouseId } = there;
    const body = { invoiceNo: aNumber(), supplierId, warehouseId, items };
    const text = JSON.stringify(body);
    expect(text.length).toBeGreaterThan(1024 * 1024);
    const reply = await post(gzipSync(text));
    expect(reply.json()).toMatchObject({ importedCount: 8000, failedRows: [] });
  });

  it('that unpacks to more than is allowed is refused, and unread from whoever may not send it', async () => {
    const bomb = gzipSync(Buffer.alloc(60 * 1024 * 1024, 0x20));
    expect((await post(bomb)).statusCode).toBe(413);
    expect((await post(bomb, (await shop.person('viewer')).token)).statusCode).toBe(403);
    expect((await post(bomb, 'nobody')).statusCode).toBe(401);
  });
});
