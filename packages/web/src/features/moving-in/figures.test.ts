import type { BroughtSums } from '@turoos/contract';
import { expect, it } from 'vitest';
import { bringsSomething, figuresOf, sumsByKind, sumsText } from './figures';

const none: BroughtSums = {
  created: 0,
  changed: 0,
  same: 0,
  pieces: 0,
  stockValue: 0,
  owed: 0,
  owedBack: 0,
  categories: 0,
  fitments: 0,
  unpriced: 0,
};

it('shows the number of new records even when it is zero, and of the others what there is', () => {
  expect(figuresOf('parts', { ...none, changed: 3, stockValue: 1250 })).toEqual([
    { label: 'قطع جديدة', count: 0 },
    { label: 'قطع موجودة تتغير', count: 3 },
    { label: 'المخزون بسعر التكلفة', cents: 1250 },
  ]);
});

it('shows how many new parts have no selling price', () => {
  expect(figuresOf('parts', { ...none, created: 3, unpriced: 2 })).toContainEqual({
    label: 'قطع جديدة بلا سعر بيع',
    count: 2,
  });
});

it('a price list is about the parts whose price changes', () => {
  expect(figuresOf('prices', { ...none, changed: 12 })).toEqual([{ label: 'قطع يتغير سعرها', count: 12 }]);
});

it('what customers owe and what suppliers are owed have their own words', () => {
  const sums = { ...none, created: 1, owed: 500, owedBack: 100 };
  expect(figuresOf('customers', sums).map(({ label }) => label)).toEqual([
    'عملاء جدد',
    'ديون على العملاء',
    'أرصدة للعملاء',
  ]);
  expect(figuresOf('suppliers', sums)[1]).toEqual({
    label: 'للموردين على المتجر',
    cents: 500,
    dollarsOnly: true,
  });
});

it('adds up the sheets of one kind', () => {
  const sheets = [
    { kind: 'customers', sums: { ...none, created: 2, owed: 300 } },
    { kind: 'parts', sums: { ...none, created: 5 } },
    { kind: 'customers', sums: { ...none, created: 1, owed: 200 } },
  ] as const;
  expect(sumsByKind(sheets)).toEqual([
    { kind: 'parts', sums: { ...none, created: 5 } },
    { kind: 'customers', sums: { ...none, created: 3, owed: 500 } },
  ]);
  expect(sumsText(sheets).replaceAll(/[\u2066-\u2069]/g, '')).toBe('5 قطع، 3 عملاء، ديون العملاء $5.00');
});

it('knows a file that brings nothing', () => {
  expect(bringsSomething([{ kind: 'parts', sums: { ...none, same: 20 } }])).toBe(false);
  expect(bringsSomething([{ kind: 'stock', sums: { ...none, pieces: 4 } }])).toBe(true);
});
