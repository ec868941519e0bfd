import { piece, saleTexts, saleTotals, unitTexts, type Unit } from '@turoos/contract';
import { describe, expect, it } from 'vitest';
import { isBelowCost, priceLines, type Part } from './sale-prices.rules';

const litre: Unit = { code: 'litre', name: 'لتر', decimals: 2 };
const part = (changes: Partial<Part> = {}): Part => ({
  id: 'a',
  name: 'فلتر',
  partNumber: 'F-1',
  sellingPrice: 1500,
  wholesalePrice: 0,
  tierPrices: [],
  priceBreaks: [],
  replacement: 0,
  unit: litre,
  cost: 1000,
  isActive: true,
  ...changes,
});
const price = (input: object, changes: Partial<Part> = {}) =>
  priceLines([{ product: 'a', quantity: 1, ...input }], new Map([['a', part(changes)]]), null)[0];
const belowCost = (lines: { price: number; quantity: number; cost: number }[], discount = 0) =>
  isBelowCost(
    lines.map((line) => ({
      productId: 'a',
      name: '',
      partNumber: '',
      unit: litre,
      ownPrice: false,
      replacement: 0,
      total: Math.round(line.price * line.quantity),
      ...line,
    })),
    saleTotals(lines, { discount }),
  );

describe('a line', () => {
  it('has the part’s price, unless the seller sets another', () => {
    expect(price({})).toMatchObject({ price: 1500, ownPrice: false, total: 1500 });
    expect(price({ price: 1500 })).toMatchObject({ ownPrice: false });
    expect(price({ price: 1234 })).toMatchObject({ price: 1234, ownPrice: true });
    expect(price({ price: 0 })).toMatchObject({ price: 0, ownPrice: true });
  });

  it('has whole quantities where its unit is whole', () => {
    expect(() => price({ quantity: 1.5 }, { unit: piece })).toThrow(unitTexts.whole('فلتر', 'قطعة'));
    expect(price({ quantity: 1.5 })).toMatchObject({ quantity: 1.5 });
  });

  it('rounds once', () => {
    expect(price({ quantity: 0.33, price: 1001 })).toMatchObject({ total: 330 });
  });

  it('is refused when the part is deleted, inactive or its price changed', () => {
    expect(() => priceLines([{ product: 'b', quantity: 1 }], new Map(), null)).toThrow(saleTexts.partMissing);
    expect(() => price({}, { isActive: false })).toThrow(saleTexts.partInactive('فلتر'));
    expect(() => price({ listPrice: 1499 })).toThrow(saleTexts.priceChanged('فلتر', 1500));
  });
});

describe('below cost', () => {
  it('is a line under its cost, or the total under its own', () => {
    expect(belowCost([{ price: 1000, quantity: 3, cost: 1000 }])).toBe(false);
    expect(belowCost([{ price: 999, quantity: 3, cost: 1000 }])).toBe(true);
    expect(belowCost([{ price: 1100, quantity: 3, cost: 1000 }], 300)).toBe(false);
    expect(belowCost([{ price: 1100, quantity: 3, cost: 1000 }], 301)).toBe(true);
  });

  it('ignores unknown costs, and is exact with fractions', () => {
    expect(belowCost([{ price: 1, quantity: 1, cost: 0 }])).toBe(false);
    expect(belowCost([{ price: 100, quantity: 0.07, cost: 100 }])).toBe(false);
  });
});
