import { describe, expect, it } from 'vitest';
import { toYer } from '../kernel/money';
import { PriceRule, priceByRule } from './price-rule';
import { warningOf } from './price-changes.rules';

const bases = { price: 1000, sellingPrice: 1200, cost: 800, replacement: 900 };
const cents = { currency: 'USD', step: 1 } as const;
const by = (rule: Partial<PriceRule>, rate: number | null = null) =>
  priceByRule(bases, { base: 'price', step: 'percent', value: 0, rounding: cents, ...rule }, rate);

describe('a price by rule', () => {
  it('is raised and lowered to the cent', () => {
    expect(by({ value: 7.5 })).toBe(1075);
    expect(by({ value: -10 })).toBe(900);
    expect(by({ step: 'amount', value: 1.25 })).toBe(1125);
  });
  it('is made of cost, purchase price or selling price', () => {
    expect(by({ base: 'cost', step: 'factor', value: 1.4 })).toBe(1120);
    expect(by({ base: 'replacement', step: 'margin', value: 25 })).toBe(1200);
    expect(by({ base: 'sellingPrice', value: -10 })).toBe(1080);
  });
  it('does not exist without its base', () =>
    expect(
      priceByRule(
        { ...bases, cost: 0 },
        PriceRule.parse({ base: 'cost', step: 'factor', value: 2, rounding: cents }),
        null,
      ),
    ).toBeUndefined());
  it('is rounded to a step of dollars, up if wanted', () => {
    expect(by({ value: 5, rounding: { currency: 'USD', step: 100 } })).toBe(1100);
    expect(by({ value: 1, rounding: { currency: 'USD', step: 100 } })).toBe(1000);
    expect(by({ value: 1, rounding: { currency: 'USD', step: 100, isUp: true } })).toBe(1100);
    // the binary product of 110 and 1.1 is more than 121
    expect(
      priceByRule(
        { ...bases, cost: 110 },
        { base: 'cost', step: 'factor', value: 1.1, rounding: { ...cents, isUp: true } },
        null,
      ),
    ).toBe(121);
  });
  it('is rounded to a step of rials at the rate, as near as cents allow', () => {
    const price = by({ value: 5, rounding: { currency: 'YER', step: 500 } }, 1600);
    expect(Math.abs(toYer(price ?? 0, 1600) - 17_000)).toBeLessThanOrEqual(8);
  });
});

it.each([
  ['percent', -100],
  ['factor', 0],
  ['margin', 100],
])('a rule of %s can’t be %i', (step, value) =>
  expect(PriceRule.safeParse({ base: 'price', step, value, rounding: cents }).success).toBe(false),
);

it('warns of prices that can’t be saved, are below cost or change much', () => {
  const part = { before: 1000, cost: 900 };
  expect(warningOf(part, 0).warning).toBe('blocked');
  expect(warningOf(part, 899).warning).toBe('belowCost');
  expect(warningOf(part, 1301).warning).toBe('large');
  expect(warningOf(part, 1300).warning).toBeNull();
  expect(warningOf({ before: 0, cost: 0 }, 1300).warning).toBeNull();
});
