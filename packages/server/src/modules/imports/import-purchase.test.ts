import { importTexts } from '@turoos/contract';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { aPart } from '../../../test/factories';
import { aNumber, aRow, useImports } from '../../../test/imports';

const { shop, there, aSupplier, importRows, part, purchase, brokenBooks } = useImports();

const movementsOf = (productId: string) =>
  shop.db
    .selectFrom('stockMovements')
    .selectAll()
    .where('productId', '=', productId)
    .orderBy('seq')
    .execute();

describe('importing a supplier’s list', () => {
  it('CSV-19 CSV-20 CSV-23: creates parts, stock and a purchase, and returns how many and which', async () => {
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

  it('adds the purchase to the supplier’s balance', async () => {
    const supplierId = await aSupplier();
    await importRows([aRow()], { supplierId });
    const { data } = (await there.keeper.call('GET', `/suppliers/${supplierId}`)).json();
    expect(data.balance).toBe(-54);
  });

  it('stores the optional columns in the part', async () => {
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

  it('finds categories in any spelling, and creates the others once', async () => {
    const rows = ['عفشة أمامية', 'عفشه اماميه', 'عفشة  أمامية'].map((category) => aRow({ category }));
    await importRows(rows);
    const parts = await Promise.all(rows.map(({ partNumber }) => part(partNumber)));
    expect(new Set(parts.map(({ categoryId }) => categoryId)).size).toBe(1);
    expect(parts[0].category).toBe('عفشة أمامية');
  });

  it('refuses a file whose category column holds something else', async () => {
    const rows = Array.from({ length: 201 }, (_, n) => aRow({ category: `وصف القطعة رقم ${n}` }));
    const reply = await importRows(rows);
    expect([reply.statusCode, reply.json().message]).toEqual([422, importTexts.tooManyCategories(201)]);
  });

  it('writes the same search text as an edit of the part', async () => {
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
    expect(await part('كمبروسر مكيف')).toMatchObject({ partNumber: '88320-6A020' });
    expect(await part('مساعد أمامي hilux 2013')).toMatchObject({ _id: known._id });
  });
});

describe('an existing part', () => {
  it('is found in another spelling: its quantity is added, its prices and average cost change', async () => {
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
      // fields without a column in the file stay
      brand: 'Denso',
      barcode: `B${partNumber}`,
      description: 'وصف',
      condition: 'جيدة',
    });
    expect((await movementsOf(id)).at(-1)).toMatchObject({ quantity: 5, unitCost: 1600, reason: 'purchase' });
  });

  it('keeps what the file says of new parts alone', async () => {
    const partNumber = aNumber();
    await importRows([aRow({ partNumber, category: 'مصابيح', type: 'used' })]);
    const again = aRow({ partNumber, category: 'غير مصنف', type: 'new', sellingPrice: 9 });
    expect((await importRows([again], { forNewParts: 'category,price' })).statusCode).toBe(400);
    expect((await importRows([again], { forNewParts: 'category,type' })).statusCode).toBe(201);
    expect(await part(partNumber)).toMatchObject({ category: 'مصابيح', type: 'used', sellingPrice: 9 });
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

  it('that was inactive becomes active again', async () => {
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

  it('has an audit entry of the changes, and none when nothing changed', async () => {
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

  it('keeps the books consistent', async () => {
    expect(await brokenBooks()).toEqual([]);
  });
});
