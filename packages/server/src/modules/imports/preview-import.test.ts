import { unitTexts } from '@turoos/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aPart } from '../../../test/factories';
import { aNumber, aRow, useImports } from '../../../test/imports';

const { shop, there, importRows, part } = useImports();
const anyNumber = fc.integer({ min: 1, max: 1_000_000 }).map((number) => `ANY-${number}`);
const preview = async (items: unknown[]) =>
  (await there.keeper.call('POST', '/import-csv/preview', { items })).json().data;

describe('the preview of an import', () => {
  it('counts new parts, lists the changes, and changes nothing', async () => {
    const partNumber = aNumber();
    const id = await aPart(shop.db, {
      partNumber,
      name: 'فلتر قديم',
      sellingPrice: 700,
      cost: 400,
      stock: { [there.warehouseId]: 3 },
    });
    const { data: same } = (
      await there.keeper.call('POST', '/products', {
        ...aRow({ quantity: undefined }),
        warehouse: there.warehouseId,
      })
    ).json();
    const rows = [
      aRow(),
      aRow({ row: 9, partNumber: partNumber.toLowerCase() }),
      aRow({ partNumber: same.partNumber }),
    ];
    expect(await preview(rows)).toEqual({
      failedRows: [],
      total: 162,
      created: 1,
      unpriced: 0,
      existing: 2,
      changed: 1,
      changes: [
        {
          row: 9,
          _id: id,
          partNumber,
          name: { before: 'فلتر قديم', after: 'فلتر زيت' },
          purchasePrice: { before: 0, after: 4.5 },
          costPrice: { before: 4, after: 4.8 },
          sellingPrice: { before: 7, after: 8.25 },
          unit: { code: 'measure', name: 'وحدة', decimals: 2 },
          quantity: { before: 3, added: 12 },
        },
        expect.objectContaining({ _id: same._id }),
      ],
    });
    expect((await there.keeper.call('GET', `/products/${id}`)).json().data).toMatchObject({
      name: 'فلتر قديم',
      quantity: 3,
    });
  });

  it('counts the new parts without a selling price', async () => {
    const partNumber = aNumber();
    await aPart(shop.db, { partNumber });
    const rows = [aRow({ sellingPrice: '0' }), aRow({ partNumber, sellingPrice: '0' }), aRow()];
    expect(await preview(rows)).toMatchObject({ created: 2, unpriced: 1 });
  });

  it('lists the first two hundred of many changes', async () => {
    const rows = Array.from({ length: 230 }, () => aRow());
    await there.keeper.call('POST', '/import-csv', {
      invoiceNo: aNumber(),
      supplierId: there.supplierId,
      warehouseId: there.warehouseId,
      items: rows,
    });
    const { changes, ...counts } = await preview(rows.map((row) => ({ ...row, sellingPrice: 9 })));
    expect(counts).toMatchObject({ created: 0, existing: 230, changed: 230 });
    expect(changes).toHaveLength(200);
  });

  it('shows a part’s future cost: the average of its stock and the imported quantity', async () => {
    const partNumber = aNumber();
    await importRows([aRow({ partNumber, quantity: 96, costPrice: 2.5 })]);
    const row = aRow({ partNumber, quantity: 4, costPrice: 2 });
    const { changes } = await preview([row]);
    expect(changes[0].costPrice).toEqual({ before: 2.5, after: 2.48 });
    await importRows([row]);
    expect(await part(partNumber)).toMatchObject({ costPrice: 2.48 });
  });

  it('lists the rows the import would refuse, even if these are all rows', async () => {
    const { failedRows, created } = await preview([aRow({ row: 2, unit: 'قطعة', quantity: 2.5 })]);
    expect(failedRows).toMatchObject([{ row: 2, errors: [unitTexts.whole('فلتر زيت', 'قطعة')] }]);
    expect(created).toBe(0);
  });

  it('accepts and refuses the same rows as the import', async () => {
    const litres = aNumber();
    await importRows([aRow({ partNumber: litres, unit: 'لتر', quantity: 2.5 })]);
    const anyRow = fc.record({
      partNumber: fc.oneof(
        { weight: 1, arbitrary: fc.constant(litres) },
        fc.constant(''),
        anyNumber,
        anyNumber,
      ),
      unit: fc.constantFrom(undefined, 'قطعة', 'لتر', 'طقم', 'شوال'),
      quantity: fc.constantFrom('1', '2.5', '0', '-1', '3.125', 'كثير'),
      minStockLevel: fc.constantFrom(undefined, '2', '1.5'),
      purchasePrice: fc.constantFrom('4.5', '-1', 'س'),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(anyRow, { minLength: 1, maxLength: 6 }), async (inputs) => {
        const items = inputs.map((input, place) => aRow({ ...input, row: place + 2 }));
        const seen = await preview(items);
        const reply = (await importRows(items)).json();
        const done = reply.success ? reply : { importedCount: 0, failedRows: reply.details.failedRows };
        expect({ count: seen.created + seen.existing, failedRows: seen.failedRows }).toEqual({
          count: done.importedCount,
          failedRows: done.failedRows,
        });
      }),
      { numRuns: 40 },
    );
  });
});
