import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { must } from '../kernel/must';
import { purchaseTotal, landedCosts, purchaseLineTotal, purchasePaymentStatusOf } from './purchase-costs';

const charges = (freight: number, customs = 0, spreadBy: 'value' | 'quantity' = 'value') => ({
  freight,
  customs,
  spreadBy,
});

describe('the landed cost of a piece', () => {
  it('is the purchase price without extra charges', () => {
    expect(landedCosts([{ quantity: 3, unitCost: 1250 }], charges(0))).toEqual([1250]);
    expect(landedCosts([], charges(500))).toEqual([]);
  });

  it('includes its share of freight and customs by value', () => {
    const lines = [
      { quantity: 10, unitCost: 1000 },
      { quantity: 1, unitCost: 30_000 },
    ];
    // of 80 dollars, a quarter falls to the first line and three quarters to the second
    expect(landedCosts(lines, charges(5000, 3000))).toEqual([1200, 36_000]);
  });

  it('or includes its share by pieces', () => {
    const lines = [
      { quantity: 10, unitCost: 1000 },
      { quantity: 6, unitCost: 30_000 },
    ];
    expect(landedCosts(lines, charges(1600, 0, 'quantity'))).toEqual([1100, 30_100]);
  });

  it('is shared by pieces when the goods cost nothing', () => {
    const lines = [
      { quantity: 3, unitCost: 0 },
      { quantity: 1, unitCost: 0 },
    ];
    expect(landedCosts(lines, charges(400))).toEqual([100, 100]);
  });

  it('has four decimals of a cent', () => {
    expect(landedCosts([{ quantity: 3, unitCost: 100 }], charges(100))).toEqual([133.3333]);
  });

  const line = fc.record({
    quantity: fc.integer({ min: 1, max: 1_000_000 }).map((hundredths) => hundredths / 100),
    unitCost: fc.integer({ min: 0, max: 10_000_000 }),
  });
  const anyCharges = fc.record({
    freight: fc.integer({ min: 0, max: 1_000_000_000 }),
    customs: fc.integer({ min: 0, max: 1_000_000_000 }),
    spreadBy: fc.constantFrom('value' as const, 'quantity' as const),
  });

  it('distributes freight and customs completely', () => {
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 40 }), anyCharges, (lines, input) => {
        const landed = landedCosts(lines, input);
        const spread = lines.reduce(
          (sum, { quantity, unitCost }, index) => sum + (must(landed[index]) - unitCost) * quantity,
          0,
        );
        const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0);
        // unit costs are rounded to the fourth decimal of a cent, so each may be off by half of that
        const rounding = pieces * 0.00005 + lines.length * 0.0001 + input.freight * 1e-9 + 0.01;
        expect(Math.abs(spread - input.freight - input.customs)).toBeLessThanOrEqual(rounding);
        for (const [index, { unitCost }] of lines.entries())
          expect(landed[index]).toBeGreaterThanOrEqual(unitCost);
      }),
    );
  });

  it('is shared equally between equal lines, except for the last decimal', () => {
    fc.assert(
      fc.property(line, fc.integer({ min: 1, max: 20 }), anyCharges, (one, count, input) => {
        const landed = landedCosts(Array<typeof one>(count).fill(one), input);
        expect(Math.max(...landed) - Math.min(...landed)).toBeLessThanOrEqual(0.0002 / one.quantity + 0.0002);
      }),
    );
  });
});

describe('the total of a purchase', () => {
  it('rounds each line once', () => {
    expect(purchaseLineTotal({ quantity: 0.33, unitCost: 1000 })).toBe(330);
    expect(purchaseLineTotal({ quantity: 1.5, unitCost: 33 })).toBe(50);
  });

  it('includes freight and customs unless they were paid to others', () => {
    const paid = { freight: 700, customs: 300 };
    expect(purchaseTotal(10_000, { ...paid, chargesOnBill: true })).toBe(11_000);
    expect(purchaseTotal(10_000, { ...paid, chargesOnBill: false })).toBe(10_000);
  });

  it('PUR-08 makes it pending, partial or paid by the amount paid', () => {
    expect(purchasePaymentStatusOf({ paid: 0, remaining: 10 })).toBe('pending');
    expect(purchasePaymentStatusOf({ paid: 4, remaining: 6 })).toBe('partial');
    expect(purchasePaymentStatusOf({ paid: 10, remaining: 0 })).toBe('paid');
  });
});
