import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { purchaseLineTotal } from './purchase-costs';
import {
  cancelPurchaseBlocked,
  deletePurchaseBlocked,
  editPurchaseBlocked,
  paidAmountProblem,
  payPurchaseBlocked,
  purchaseMoneyBlocked,
  receivePurchaseBlocked,
  returnPurchaseBlocked,
  splitReturn,
  valueOfReturn,
} from './purchases.rules';
import { purchaseTexts } from './purchases.schema';
import { purchaseStatusNames, type PurchaseStatus } from './purchases.status';

const purchase = (status: PurchaseStatus, more: object = {}) => ({
  status,
  itemCount: 1,
  paidAmount: 0,
  remainingAmount: status === 'completed' ? 100 : 0,
  returnedAmount: 0,
  ...more,
});
const free = (blocked: (one: ReturnType<typeof purchase>) => string | undefined) =>
  purchaseStatusNames.filter((status) => blocked(purchase(status)) === undefined);

describe('what can be done to a purchase', () => {
  it('PUR-13 follows from its state, and says why not otherwise', () => {
    expect(free(editPurchaseBlocked)).toEqual(['completed', 'pending']);
    expect(free(receivePurchaseBlocked)).toEqual(['pending']);
    expect(free(returnPurchaseBlocked)).toEqual(['completed']);
    expect(free(cancelPurchaseBlocked)).toEqual(['completed', 'pending']);
    expect(free(payPurchaseBlocked)).toEqual(['completed']);
    expect(free(purchaseMoneyBlocked)).toEqual(['completed', 'returned']);
    expect(free(deletePurchaseBlocked)).toEqual(['pending', 'cancelled']);
    expect(returnPurchaseBlocked(purchase('returned'))).toBe('أُرجعت الفاتورة بالفعل');
  });

  it('follows from goods and money too', () => {
    expect(deletePurchaseBlocked(purchase('completed', { itemCount: 0 }))).toBeUndefined();
    expect(deletePurchaseBlocked(purchase('completed', { itemCount: 0, paidAmount: 1 }))).toBeDefined();
    expect(payPurchaseBlocked(purchase('completed', { remainingAmount: 0 }))).toBe(
      'لا شيء متبقٍ على الفاتورة',
    );
    expect(payPurchaseBlocked(purchase('returned', { remainingAmount: 5 }))).toBeUndefined();
    expect(cancelPurchaseBlocked(purchase('completed', { returnedAmount: 5 }))).toBe(
      purchaseTexts.partlyReturned,
    );
  });
});

it('is paid up to its total, and only once the goods are there', () => {
  expect(paidAmountProblem({ status: 'completed', total: 100 }, 100)).toBeUndefined();
  expect(paidAmountProblem({ status: 'completed', total: 100 }, 101)).toBe(purchaseTexts.paidTooMuch);
  expect(paidAmountProblem({ status: 'pending', total: 100 }, 0)).toBeUndefined();
  expect(paidAmountProblem({ status: 'pending', total: 100 }, 1)).toBe(purchaseTexts.paidOnPending);
});

describe('what goods that go back are worth', () => {
  const whole = { totalAmount: 2503, returnedAmount: 1 };
  const value = (unitCost: number, returned: number, returning: number) =>
    valueOfReturn(whole, [{ unitCost, returned, returning }]);

  it('is their price on the purchase; the last pieces take what rounding left', () => {
    expect(value(1000, 0, 3)).toBe(3000);
    expect(value(5, 0, 0.5)).toBe(3);
    expect(value(5, 0.5, 0.5)).toBe(2);
  });

  it('is all that is left of the purchase when no lines are named', () =>
    expect(valueOfReturn(whole, undefined)).toBe(2502));

  it('in whatever portions a line goes back, they add up to its total', () => {
    const portions = fc.array(fc.integer({ min: 1, max: 5000 }), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(portions, fc.integer({ min: 0, max: 1_000_000 }), (hundredths, unitCost) => {
        let returned = 0;
        let sum = 0;
        for (const portion of hundredths) {
          sum += value(unitCost, returned, portion / 100);
          returned = Math.round(returned * 100 + portion) / 100;
        }
        expect(sum).toBe(purchaseLineTotal({ quantity: returned, unitCost }));
      }),
    );
  });

  it('lowers the debt first; the rest stays with the supplier', () => {
    expect(splitReturn(500, 200)).toEqual({ debt: 200, credit: 300 });
    expect(splitReturn(100, 200)).toEqual({ debt: 100, credit: 0 });
  });
});
