import { unitTexts } from '@turoos/contract';
import { describe, expect, it } from 'vitest';
import { aNumber, aRow, useImports } from '../../../test/imports';

const { there, importRows, part, brokenBooks } = useImports();

const bring = async (row: object) => (await importRows([aRow(), aRow(row)])).json();
const unitOf = async (partNumber: string) => (await part(partNumber)).unit.code;

describe('the unit column of an import', () => {
  it.each([
    ['لتر', 'litre', 20.5],
    ['ليتر', 'litre', 1.25],
    ['LTR', 'litre', 0.5],
    ['متر', 'metre', 12.75],
    ['كجم', 'kilogram', 3.2],
    ['kit', 'set', 4],
    ['حبة', 'piece', 7],
    ['litre', 'litre', 2.5],
    ['', 'piece', 3],
  ])('%j gives the part the unit %s', async (unit, code, quantity) => {
    const partNumber = aNumber();
    expect(await bring({ partNumber, unit, quantity })).toMatchObject({ success: true });
    expect(await part(partNumber)).toMatchObject({ quantity, unit: { code } });
    expect(await brokenBooks()).toEqual([]);
  });

  it('matches the shop’s own unit names before the usual names of built-in units', async () => {
    const box = aNumber();
    await bring({ partNumber: box, unit: 'كرتون', quantity: 2 });
    expect(await unitOf(box)).toBe('box');
    const { code } = (await there.keeper.call('POST', '/units', { name: 'كرتون', decimals: 2 })).json().data;
    const carton = aNumber();
    await bring({ partNumber: carton, unit: 'كرتون', quantity: 1.5 });
    expect(await unitOf(carton)).toBe(code);
  });

  it('refuses the row, and no other, for an unknown unit or a fraction of a whole one', async () => {
    const [unknown, fraction] = [aNumber(), aNumber()];
    const reply = await importRows([
      aRow(),
      aRow({ row: 3, partNumber: unknown, unit: 'شوال' }),
      aRow({ row: 4, partNumber: fraction, unit: 'طقم', quantity: 1.5 }),
      aRow({ row: 5, unit: 'قطعة', minStockLevel: 2.5 }),
    ]);
    expect(reply.json()).toMatchObject({
      failedRows: [
        { row: 3, errors: [unitTexts.unknown] },
        { row: 4, errors: [unitTexts.whole('فلتر زيت', 'طقم')] },
        { row: 5, errors: [unitTexts.whole('فلتر زيت', 'قطعة')] },
      ],
    });
    expect(await part(unknown)).toBeUndefined();
  });

  it('keeps a part’s unit when it is empty, and changes it only while no quantity is fractional', async () => {
    const partNumber = aNumber();
    await bring({ partNumber, unit: 'لتر', quantity: 2.5 });
    await bring({ partNumber, unit: '', quantity: 0.25 });
    expect(await part(partNumber)).toMatchObject({ quantity: 2.75, unit: { code: 'litre' } });
    const { failedRows } = await bring({ row: 7, partNumber, unit: 'طقم', quantity: 1 });
    expect(failedRows).toMatchObject([{ row: 7, errors: [unitTexts.fractions('فلتر زيت', 'طقم')] }]);
    await bring({ partNumber, unit: 'لتر', quantity: 0.25 });
    const { _id: id } = await part(partNumber);
    // the fractional quantities of the purchases can still be returned
    expect(await bring({ row: 7, partNumber, unit: 'طقم', quantity: 1 })).toMatchObject({
      failedRows: [{ row: 7 }],
    });
    expect((await there.keeper.call('GET', `/products/${id}`)).json().data).toMatchObject({ quantity: 3 });
  });
});
