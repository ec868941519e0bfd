import { piece, saleTexts, saleTotals, unitTexts, type Unit } from '@turoos/contract';
import { describe, expect, it } from 'vitest';
import { amountToSettle, isBelowCost, priceLines, type Part } from './sale.rules';

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

const open = { paid: 1000, remaining: 2000, paymentStatus: 'partial' } as const;
const unpaid = { paid: 0, remaining: 3000, paymentStatus: 'deferred' } as const;
const paid = { paid: 3000, remaining: 0, paymentStatus: 'paid' } as const;
const cancelled = { paid: 0, remaining: 0, paymentStatus: 'cancelled' } as const;

describe('the amount to settle', () => {
  it.each([
    ['nothing', open, {}, 0],
    ['the same again', open, { partialAmount: 1000, paymentStatus: 'partial' }, 0],
    ['more', open, { partialAmount: 1500 }, 500],
    ['something', unpaid, { partialAmount: 500, paymentStatus: 'partial' }, 500],
    ['all, by the amount', open, { partialAmount: 3000, paymentStatus: 'partial' }, 2000],
    ['all, by the word', open, { partialAmount: 1000, paymentStatus: 'paid' }, 2000],
    ['what was paid before', paid, { paymentStatus: 'paid' }, 0],
    ['a cancelled one sent back', cancelled, { paymentStatus: 'cancelled', partialAmount: 0 }, 0],
  ] as const)('%s', (_, sale, input, amount) => expect(amountToSettle(sale, input)).toBe(amount));

  it.each([
    ['less than before', open, { partialAmount: 999 }, saleTexts.paidTooLittle],
    ['more than is owed', open, { partialAmount: 3001 }, saleTexts.paidTooMuch],
    ['taken back', paid, { paymentStatus: 'deferred' }, saleTexts.immutable],
    ['a partial payment of nothing', unpaid, { paymentStatus: 'partial' }, saleTexts.immutable],
    ['cancelled by the way', open, { paymentStatus: 'cancelled' }, saleTexts.immutable],
    ['on a cancelled one', cancelled, { paymentStatus: 'paid' }, saleTexts.immutable],
  ] as const)('never %s', (_, sale, input, words) =>
    expect(() => amountToSettle(sale, input)).toThrow(words),
  );
});
