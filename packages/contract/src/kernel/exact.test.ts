import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exact, sumOf } from './exact';
import { fromYer, percentOf, toYer, wholeCents, worth } from './money';
import { saleTotals } from '../sales/sale-totals';

/** Integers counting hundredths, and their decimal value. */
const hundredths = (most: number) => fc.integer({ min: -most, max: most });
const asDecimal = (value: number) => value / 100;

const roundedAway = (top: bigint, bottom: bigint): number => {
  const size = top < 0n ? -top : top;
  const whole = size / bottom + (2n * (size % bottom) >= bottom ? 1n : 0n);
  return Number(top < 0n ? -whole : whole) + 0;
};

describe('money arithmetic', () => {
  it.each([
    ['29 cents for half a metre', worth(0.5, 29), 15],
    ['1.14 % of 25.00', percentOf(2500, 1.14), 29],
    ['2.675 to two decimals', exact(2.675).round(2), 2.68],
    ['1.005 to two decimals', exact(1.005).round(2), 1.01],
    ['half a cent below zero', wholeCents(-0.5), -1],
    ['a cost', wholeCents(12.4999), 12],
    ['nothing', worth(0, 29), 0],
    ['a tiny number', exact(5e-7).round(6), 0.000001],
    ['a huge number', exact(1.5e21).round(), 1.5e21],
    ['a negative divisor', exact(5).over(-2).round(), -3],
    ['a third of a cent', exact(1).over(3).round(4), 0.3333],
  ])('%s', (_, is, should) => expect(is).toBe(should));

  it('never returns negative zero', () => expect(Object.is(exact(-0.4).round(), 0)).toBe(true));

  it('is exact for any amount, quantity, percentage and rate', () => {
    fc.assert(
      fc.property(hundredths(10 ** 12), hundredths(10 ** 9), (cents, factor) => {
        const product = BigInt(cents) * BigInt(factor);
        expect(worth(asDecimal(factor), cents)).toBe(roundedAway(product, 100n));
        expect(percentOf(cents, asDecimal(factor))).toBe(roundedAway(product, 10_000n));
        expect(toYer(cents, asDecimal(Math.abs(factor) + 1))).toBe(
          roundedAway(BigInt(cents) * BigInt(Math.abs(factor) + 1), 10_000n),
        );
      }),
    );
  });

  it('converts back from rials without loss at any rate of at least one rial per cent', () => {
    fc.assert(
      fc.property(hundredths(10 ** 11), fc.integer({ min: 20_000, max: 10 ** 9 }), (cents, rate) => {
        expect(fromYer(toYer(cents, asDecimal(rate)), asDecimal(rate))).toBe(cents);
      }),
    );
  });

  it('sums without drifting', () => {
    fc.assert(
      fc.property(fc.array(hundredths(10 ** 9)), (parts) => {
        const sum = parts.reduce((all, part) => all + BigInt(part), 0n);
        expect(sumOf(parts, asDecimal).times(100).round()).toBe(Number(sum) + 0);
      }),
    );
  });
});

it('rounds a sale the same way as it is stored', () => {
  const line = { price: 29, quantity: 0.5 };
  expect(saleTotals([line, line])).toMatchObject({ subtotal: 30, grandTotal: 30 });
  expect(saleTotals([{ price: 2500, quantity: 1 }], { taxRate: 1.14 })).toMatchObject({
    tax: 29,
    grandTotal: 2529,
  });
});
