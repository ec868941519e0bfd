import { checkRows, readHeader } from '@turoos/contract';
import { readSheet } from '@turoos/sheets';
import { describe, expect, it } from 'vitest';
import { productsCsv } from './products-csv';

const table = [
  [],
  ['رقم', 'الصنف', 'Landed', 'سعر الشراء', 'سعر البيع', 'العدد'],
  ['A-1', 'فلتر، "زيت"', '1080', '٥٤٠', '2,160', '3'],
  [],
  ['A-2', 'سير\nمكينة', '540', 'x', '540', '1'],
];
const mapping = {
  ...readHeader(table[1] ?? []),
  partNumber: 0,
  costPrice: 2,
  category: { always: 'غير مصنف' },
  type: { always: 'used' },
  partStatus: { always: 'available' },
};

describe('a normalised file', () => {
  const here = checkRows(table, mapping, { rate: 540 });
  const { rows } = readSheet(new TextEncoder().encode(productsCsv(table, mapping, here.valid)));
  const there = checkRows(rows, readHeader(rows[1] ?? []));

  it('gives the same rows, with manually mapped columns and prices in rials', () => {
    expect(here.valid).toHaveLength(1);
    expect(there.valid).toEqual(here.valid);
    expect(there.valid[0]).toMatchObject({ row: 3, name: 'فلتر، "زيت"', costPrice: 200, type: 'used' });
  });

  it('reports the same invalid rows', () => {
    expect(here.invalid).toMatchObject([{ row: 5, field: 'purchasePrice' }]);
    expect(there.invalid).toEqual(here.invalid);
  });
});
