import { describe, expect, it } from 'vitest';
import { piece } from '../units/units.schema';
import { toYer } from '../kernel/money';
import type { Alternative } from './quotations.schema';
import { keepRials, planSelling } from './sell-quotation';

const alternative = (price: number, more: Partial<Alternative> = {}): Alternative => ({
  _id: `${price}`,
  product: 'part',
  name: 'فحمات',
  partNumber: '04465',
  kind: 'original',
  unit: piece,
  quantity: 1,
  price,
  total: price * (more.quantity ?? 1),
  listPrice: price,
  sale: null,
  taken: 0,
  now: { price, stock: 5, reserved: 0, isActive: true },
  ...more,
});
const quotation = (subtotal: number, discount = 0, rate: number | null = 500) => ({
  subtotal,
  discount,
  taxRate: 0,
  usd_to_yer: rate,
});

describe('keeping the rials of a quotation', () => {
  const rialsOf = (lines: { price: number; quantity: number }[], was: number, now: number, given = 0) => {
    const { prices, discount } = keepRials(lines, given, { was, now });
    const subtotal = lines.reduce((sum, { quantity }, at) => sum + (prices[at] ?? 0) * quantity, 0);
    return {
      discount,
      rials: toYer(subtotal - discount, now),
      agreed: toYer(lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0) - given, was),
    };
  };

  it('changes nothing at the same rate or without one', () => {
    const lines = [{ price: 1000, quantity: 2 }];
    expect(keepRials(lines, 50, { was: 500, now: 500 })).toEqual({ prices: [1000], discount: 50 });
    expect(keepRials(lines, 50, { was: null, now: 500 })).toEqual({ prices: [1000], discount: 50 });
  });

  it('meets a dearer dollar by a discount and a cheaper one by higher prices, to the cent', () => {
    const lines = [
      { price: 1999, quantity: 2 },
      { price: 333, quantity: 3 },
    ];
    for (const [was, now] of [
      [500, 550],
      [550, 500],
      [530.5, 1630],
      [1630, 250],
    ] as const) {
      const { rials, agreed, discount } = rialsOf(lines, was, now, 120);
      expect(Math.abs(rials - agreed)).toBeLessThanOrEqual(now / 200 + 1);
      expect(discount).toBeGreaterThanOrEqual(0);
    }
  });
});

describe('the plan of a sale from a quotation', () => {
  const today = { basis: 'today', rate: 550, mayPrice: true } as const;

  it('takes the selling price of today, but a price that was agreed on as it is', () => {
    const raised = alternative(1000, { now: { price: 1200, stock: 5, reserved: 0, isActive: true } });
    const agreed = alternative(900, { listPrice: 1000 });
    const plan = planSelling(quotation(1900), [raised, agreed], today);
    expect(plan.lines.map(({ price }) => price)).toEqual([1200, 900]);
    expect(plan.grandTotal).toBe(2100);
    const clerks = planSelling(quotation(1900, 100), [raised, agreed], { ...today, mayPrice: false });
    expect(clerks).toMatchObject({ discount: 0, grandTotal: 1200 + 900 });
  });

  it('keeps the quoted rials when that is agreed on', () => {
    const plan = planSelling(quotation(1000), [alternative(1000)], { ...today, basis: 'agreed' });
    expect(toYer(plan.grandTotal, 550)).toBeCloseTo(toYer(1000, 500), -1);
    expect(plan.discount).toBe(91);
  });

  it('gives the chosen part its share of the discount, and all of it to the whole', () => {
    const [one, two] = [alternative(1000), alternative(3000)];
    expect(planSelling(quotation(4000, 400), [one, two], today).discount).toBe(400);
    expect(planSelling(quotation(4000, 400), [one], today).discount).toBe(100);
    expect(planSelling(quotation(0, 0), [], today)).toEqual({ lines: [], discount: 0, grandTotal: 0 });
  });
});
