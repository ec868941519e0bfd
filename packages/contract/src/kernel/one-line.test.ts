import { describe, expect, it } from 'vitest';
import { checkRow, type RowProblem } from '../imports/check-row';
import { isStorable } from './storable';
import { beginningOf, oneLine } from './one-line';
import { line, optionalLine, optionalText } from './text';

describe('a text of one line', () => {
  it('has no line breaks, control characters or marks that turn its neighbours', () => {
    expect(oneLine('ع زيد\r\n=2+2')).toBe('ع زيد =2+2');
    expect(oneLine('a\u202Egpj.csv\u0001')).toBe('agpj.csv');
    expect(oneLine('\u2028 سطر\tثان \u2069')).toBe('سطر ثان');
    expect(oneLine('می\u200Cخواهم')).toBe('می\u200Cخواهم');
  });

  it('is what names become, and notes keep their lines', () => {
    expect(line().parse('ع زيد\n=2+2')).toBe('ع زيد =2+2');
    expect(optionalLine().parse('شارع\r\nتعز')).toBe('شارع تعز');
    expect(optionalText().parse('سطر\nثان')).toBe('سطر\nثان');
    expect(line().safeParse('\u202E\n').success).toBe(false);
  });

  it('is what the names in a price list become', () => {
    const problems: RowProblem[] = [];
    const row = {
      row: 2,
      partNumber: 'A-1',
      name: 'فلتر\nزيت',
      category: 'فلاتر',
      type: 'new',
      partStatus: 'x',
    };
    const prices = { purchasePrice: '1', costPrice: '1', sellingPrice: '2', quantity: '1' };
    expect(checkRow({ ...row, ...prices }, {}, { problems, notes: [] })).toMatchObject({ name: 'فلتر زيت' });
    expect(problems).toEqual([]);
  });
});

describe('the beginning of a text', () => {
  it.each([98, 99, 100, 101])('can be stored when an emoji stands behind %i letters', (letters) => {
    const cut = beginningOf(`${'س'.repeat(letters)}😀😀`, 100);
    expect(isStorable(cut)).toBe(true);
    expect(cut.length).toBeGreaterThan(98);
    expect(cut.length).toBeLessThan(101);
  });
});
