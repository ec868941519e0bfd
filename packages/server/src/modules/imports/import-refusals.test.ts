import { importTexts, purchaseTexts, supplierTexts, texts } from '@turoos/contract';
import { describe, expect, it } from 'vitest';
import { aWarehouse } from '../../../test/factories';
import { aNumber, aRow, useImports } from '../../../test/imports';

const { shop, there, aSupplier, importRows, part, taken } = useImports();

describe('invalid rows', () => {
  it('CSV-02: are skipped and listed with their row numbers; the valid ones are imported', async () => {
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

  it('CSV-13: with the same part number twice refuse the whole file', async () => {
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
  ])('CSV-18: %s is refused', async (_, input, message) => {
    const reply = await importRows([aRow()], input);
    expect(reply.statusCode).toBe(400);
    if (message !== texts.invalid) expect(reply.json().message).toBe(message);
  });
});

describe('references of an import', () => {
  const gone = '01900000-0000-7000-8000-000000000000';

  it('an unknown or inactive supplier is refused', async () => {
    expect((await importRows([aRow()], { supplierId: gone })).json().message).toBe(supplierTexts.notFound);
    const supplierId = await aSupplier('مورد موقوف', false);
    const reply = await importRows([aRow()], { supplierId });
    expect([reply.statusCode, reply.json().message]).toEqual([
      409,
      purchaseTexts.supplierInactive('مورد موقوف'),
    ]);
  });

  it('an unknown or closed warehouse is refused', async () => {
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

describe('who may import', () => {
  it('CSV-05: a user who may create products, with or without the right to purchases', async () => {
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
