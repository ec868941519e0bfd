import { describe, expect, it } from 'vitest';
import { fitColumns } from './fit-columns';

const column = (label: string, ltr = true, share = 1) => ({ label, ltr, share });
const widths = (columns: ReturnType<typeof column>[], row: string[], page: number) =>
  fitColumns({ columns, rows: [row] }, page, (text) => text.length).columns.map(({ share }) =>
    Math.round(share),
  );

describe('the widths of a table’s columns', () => {
  it('are their shares where everything fits', () => {
    expect(widths([column('أ', false, 3), column('ب')], ['فلتر زيت', '12'], 100)).toEqual([75, 25]);
  });

  it('leave a number whole, at the cost of columns with room to spare', () => {
    expect(
      widths([column('ملاحظة', false), column('الفاتورة'), column('أ')], ['', 'INV-20260917-001', ''], 60),
    ).toEqual([20, 20, 20]);
    expect(
      widths(
        [column('أ', false), column('ب'), column('ج'), column('د')],
        ['', 'INV-20260917-001', '', ''],
        56,
      ),
    ).toEqual([13, 16, 13, 13]);
  });

  it('are as wide as the longest word of a text, which may break between words', () => {
    expect(
      widths(
        [column('أ', false), column('ب'), column('ج'), column('د')],
        ['محلات سيئون للقطع', '', '', ''],
        16,
      ),
    ).toEqual([5, 4, 4, 4]);
  });

  it('are for smaller letters where those of full size don’t fit', () => {
    const columns = [column('أ'), column('ب'), column('ج'), column('د')];
    const rows = [['1234567890', '1234567890', '1234567890', '1234567890']];
    const fitted = fitColumns({ columns, rows }, 36, (text, _, scale) => text.length * scale);
    expect(fitted.scale).toBe(0.9);
    expect(fitted.columns.map(({ share }) => share)).toEqual([9, 9, 9, 9]);
  });

  it('leave a statement’s names whole, which have one line', () => {
    const columns = [column('البند', false), ...Array.from({ length: 5 }, () => column('ب'))];
    const rows = [['إجمالي تكلفة المبيعات', ...Array.from({ length: 5 }, () => '$73,384.22')]];
    const measure = (text: string, _: boolean, scale: number) => text.length * scale;
    const { scale, columns: fitted } = fitColumns({ columns, rows, totals: [] }, 71, measure);
    expect(scale).toBe(1);
    expect(fitted[0]?.share).toBeCloseTo(21);
  });

  it('shrink together where not all can have what they need', () => {
    const numbers = ['1234567890', '1234567890', '1234567890', '1234567890'];
    expect(widths([column('أ'), column('ب'), column('ج'), column('د')], numbers, 36)).toEqual([
      10, 10, 10, 10,
    ]);
  });
});
