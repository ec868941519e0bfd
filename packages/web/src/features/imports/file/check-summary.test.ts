import { checkRows, importTexts, readHeader } from '@turoos/contract';
import { expect, it } from 'vitest';
import { summaryOf } from './check-summary';

const header = 'partNumber,name,category,type,partStatus,purchasePrice,costPrice,sellingPrice,quantity'.split(
  ',',
);
const row = (number: string, quantity = '1') => [
  number,
  'فلتر',
  'فلاتر',
  'new',
  'available',
  '4',
  '5',
  '8',
  quantity,
];
const summary = (...rows: string[][]) => {
  const table = [header, ...rows];
  return summaryOf(table, checkRows(table, readHeader(header)));
};

it('counts every row of the file as valid or invalid', () =>
  expect(summary(row('A-1'), [], row('A-2', '0'), row('A-1'))).toMatchObject({ valid: 1, invalid: 2 }));

it('puts equal notes together', () => {
  expect(summary(row('A-1', '2.000'), row('A-2'), row('A-3', '3.000')).notes).toEqual([
    { message: importTexts.point.decimals, rows: [2, 4] },
  ]);
});

it('counts rows blocked by a repeated number as invalid, and names the repeating rows', () => {
  const found = summary(row('A-1'), row('A-2'), row('A-1', '2'), row('A-3'));
  expect(found).toMatchObject({ valid: 0, invalid: 4, duplicates: ['A-1'] });
  expect(found.problems).toMatchObject([
    { row: 2, message: importTexts.duplicate },
    { row: 4, message: importTexts.duplicate },
  ]);
});
