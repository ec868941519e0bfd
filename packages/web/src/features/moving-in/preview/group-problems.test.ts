import { expect, it } from 'vitest';
import { groupProblems, rowsText } from './group-problems';

const note = (row: number, message: string, more = {}) => ({
  row,
  column: 'الاسم',
  value: `قيمة ${row}`,
  message,
  remark: true,
  isLess: false,
  ...more,
});

it('equal notes are one line with their rows, others stay apart', () => {
  const groups = groupProblems([
    note(3, 'أ', { remark: false }),
    note(4, 'ب'),
    note(9, 'ب'),
    note(5, 'أ'),
    note(6, 'ب', { isLess: true }),
  ]);
  expect(groups.map(({ message, rows }) => [message, rows])).toEqual([
    ['أ', [3]],
    ['ب', [4, 9]],
    ['أ', [5]],
    ['ب', [6]],
  ]);
  expect(groups[1]?.value).toBe('قيمة 4');
});

it('many rows are named by the first of them', () => {
  const text = (rows: number[]) => rowsText(rows).replaceAll(/[\u2066\u2069]/g, '');
  expect(text([1, 2])).toBe('1، 2');
  expect(text([1, 2, 3, 4, 5, 6, 7])).toBe('1، 2، 3، 4، 5 و2 غيرها');
});
