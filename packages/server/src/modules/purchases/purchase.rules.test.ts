import { purchaseTexts } from '@turoos/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { assertPayable, costPurchase, valueOfReturn } from './purchase.rules';

const plain = { freight: 0, customs: 0, spreadBy: 'value', chargesOnBill: true } as const;
const line = (quantity: number, unitCost: number) => ({
  productId: 'p',
  name: 'قطعة',
  partNumber: 'P-1',
  warehouseId: 'w',
  quantity,
  unitCost,
});

describe('what a purchase costs', () => {
  it('is the sum of its lines and of the charges on it', () => {
    const lines = [line(2, 1000), line(0.5, 333)];
    expect(costPurchase({ ...plain, lines, totalAmount: 1 })).toMatchObject({ goods: 2167, total: 2167 });
    expect(costPurchase({ ...plain, freight: 300, lines })).toMatchObject({ goods: 2167, total: 2467 });
    expect(costPurchase({ ...plain, freight: 300, chargesOnBill: false, lines })).toMatchObject({
      total: 2167,
    });
  });

  it('without lines it is the total that is named, charges within it', () => {
    expect(costPurchase({ ...plain, lines: [], totalAmount: 5000 })).toEqual({
      lines: [],
      goods: 5000,
      total: 5000,
    });
    const charged = { ...plain, freight: 600, customs: 400, lines: [] };
    expect(costPurchase({ ...charged, totalAmount: 5000 })).toMatchObject({ goods: 4000, total: 5000 });
    expect(costPurchase({ ...charged, chargesOnBill: false, totalAmount: 5000 })).toMatchObject({
      goods: 5000,
    });
    expect(() => costPurchase({ ...charged, totalAmount: 999 })).toThrow(purchaseTexts.chargesTooBig);
    expect(() => costPurchase({ ...plain, lines: [] })).toThrow(purchaseTexts.totalRequired);
  });

  it('is never more than an account can hold', () => {
    expect(() => costPurchase({ ...plain, lines: [], totalAmount: 100_000_000_001 })).toThrow(
      purchaseTexts.totalTooBig,
    );
    expect(() => costPurchase({ ...plain, lines: [line(1_000_000_000, 100_000)] })).toThrow(
      purchaseTexts.totalTooBig,
    );
  });

  it('is paid up to its total, and only once the goods are there', () => {
    expect(() => assertPayable({ status: 'completed', total: 100 }, 100)).not.toThrow();
    expect(() => assertPayable({ status: 'completed', total: 100 }, 101)).toThrow(purchaseTexts.paidTooMuch);
    expect(() => assertPayable({ status: 'pending', total: 100 }, 0)).not.toThrow();
    expect(() => assertPayable({ status: 'pending', total: 100 }, 1)).toThrow(purchaseTexts.paidOnPending);
  });
});

describe('what goods that go back are worth', () => {
  it('is their price on the purchase; the last pieces take what rounding left', () => {
    expect(valueOfReturn({ returned: 0, unitCost: 1000 }, 3)).toBe(3000);
    expect(valueOfReturn({ returned: 0, unitCost: 5 }, 0.5)).toBe(3);
    expect(valueOfReturn({ returned: 0.5, unitCost: 5 }, 0.5)).toBe(2);
  });

  it('in whatever portions a line goes back, they add up to its total', () => {
    const portions = fc.array(fc.integer({ min: 1, max: 5000 }), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(portions, fc.integer({ min: 0, max: 1_000_000 }), (hundredths, unitCost) => {
        let returned = 0;
        let value = 0;
        for (const portion of hundredths) {
          value += valueOfReturn({ returned, unitCost }, portion / 100);
          returned = Math.round(returned * 100 + portion) / 100;
        }
        expect(value).toBe(costPurchase({ ...plain, lines: [line(returned, unitCost)] }).goods);
      }),
    );
  });
});
