import { describe, expect, it } from 'vitest';
import { aPart } from '../../../test/factories';
import { aNumber, aRow, useImports } from '../../../test/imports';

const { shop, there } = useImports();
const preview = async (items: unknown[]) =>
  (await there.keeper.call('POST', '/import-csv/preview', { items })).json().data;

describe('a look before importing', () => {
  it('counts what is new and shows what would change, and changes nothing', async () => {
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
      created: 1,
      existing: 2,
      changed: 1,
      changes: [
        {
          row: 9,
          _id: id,
          partNumber,
          name: { before: 'فلتر قديم', after: 'فلتر زيت' },
          purchasePrice: { before: 0, after: 4.5 },
          costPrice: { before: 4, after: 5 },
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

  it('shows the first two hundred of many', async () => {
    const rows = Array.from({ length: 230 }, () => aRow());
    await there.keeper.call('POST', '/import-csv', {
      invoiceNo: aNumber(),
      supplierId: there.supplierId,
      warehouseId: there.warehouseId,
      items: rows,
    });
    const { changes, ...counts } = await preview(rows.map((row) => ({ ...row, sellingPrice: 9 })));
    expect(counts).toEqual({ created: 0, existing: 230, changed: 230 });
    expect(changes).toHaveLength(200);
  });
});
