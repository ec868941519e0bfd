import { purchaseTexts } from '@turoos/contract';
import { describe, expect, it } from 'vitest';
import { costPurchase } from './purchase.rules';

const plain = { freight: 0, customs: 0, spreadBy: 'value', chargesOnBill: true } as const;
const line = (quantity: number, unitCost: number) => ({
  productId: 'p',
  name: 'قطعة',
  partNumber: 'P-1',
  warehouseId: 'w',
  quantity,
  unitCost,
});

describe('the cost of a purchase', () => {
  it('is the sum of its lines and of the charges on it', () => {
    const lines = [line(2, 1000), line(0.5, 333)];
    expect(costPurchase({ ...plain, lines, totalAmount: 1 })).toMatchObject({ goods: 2167, total: 2167 });
    expect(costPurchase({ ...plain, freight: 300, lines })).toMatchObject({ goods: 2167, total: 2467 });
    expect(costPurchase({ ...plain, freight: 300, chargesOnBill: false, lines })).toMatchObject({
      total: 2167,
    });
  });

  it('without lines is the total entered, charges included', () => {
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

  it('never exceeds the maximum of an account', () => {
    expect(() => costPurchase({ ...plain, lines: [], totalAmount: 100_000_000_001 })).toThrow(
      purchaseTexts.totalTooBig,
    );
    expect(() => costPurchase({ ...plain, lines: [line(1_000_000_000, 100_000)] })).toThrow(
      purchaseTexts.totalTooBig,
    );
  });
});
