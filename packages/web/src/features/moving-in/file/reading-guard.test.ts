import { SheetChoice, type BroughtSheet } from '@turoos/contract';
import { expect, it } from 'vitest';
import { readingGuard } from './reading-guard';

const sheet = (choice: object): BroughtSheet => ({
  place: 0,
  name: 'ورقة1',
  rowCount: 3,
  top: [],
  columns: [],
  choice: SheetChoice.parse({
    kind: 'customers',
    headerRow: 1,
    mapping: { name: 0 },
    warehouseColumns: {},
    settings: {},
    answers: {},
    ...choice,
  }),
});

it('a file is previewed when each chosen sheet has what it needs', () =>
  expect(readingGuard([sheet({}), sheet({ kind: null, mapping: {} })])).toBeUndefined());

it.each([
  ['no sheet is chosen', { kind: null }, 'اختر لورقة واحدة على الأقل ما فيها'],
  ['a needed column is missing', { mapping: { phone: 1 } }, 'اختر عمود «اسم العميل» في الورقة ورقة1'],
  ['rials have no rate', { settings: { currency: 'YER' } }, 'اكتب سعر الصرف في الورقة ورقة1'],
])('not when %s', (_, choice, reason) => expect(readingGuard([sheet(choice)])).toBe(reason));

it('quantities of single warehouses are quantities', () => {
  const stock = { kind: 'stock', mapping: { number: 0 } };
  expect(readingGuard([sheet(stock)])).toContain('الكمية');
  expect(
    readingGuard([sheet({ ...stock, warehouseColumns: { 1: '6f1f1a52-0c5b-4b77-8a52-7a1f3c1d2e11' } })]),
  ).toBeUndefined();
});
