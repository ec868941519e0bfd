import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { purchaseLineTotal } from './purchase-costs';
import {
  cancelPurchaseBlocked,
  closePurchaseBlocked,
  deletePurchaseBlocked,
  editPurchaseBlocked,
  paidAmountProblem,
  paidBy,
  payPurchaseBlocked,
  purchaseMoneyBlocked,
  receivePurchaseBlocked,
  returnPurchaseBlocked,
  splitReturn,
  valueOfReturn,
} from './purchases.rules';
import { purchaseTexts } from './purchases.texts';
import { purchaseStatusNames, type PurchaseStatus } from './purchases.status';

const purchase = (status: PurchaseStatus, more: object = {}) => ({
  status,
  itemCount: 1,
  paidAmount: 0,
  remainingAmount: status === 'completed' || status === 'partly_received' ? 100 : 0,
  returnedAmount: 0,
  forTeardown: false,
  hasReturns: false,
  ...more,
});
const free = (blocked: (one: ReturnType<typeof purchase>) => string | undefined) =>
  purchaseStatusNames.filter((status) => blocked(purchase(status)) === undefined);

describe('the actions open on a purchase', () => {
  it('PUR-13 depend on its status, and are denied with a reason otherwise', () => {
    expect(free(editPurchaseBlocked)).toEqual(['completed', 'partly_received', 'pending']);
    expect(free(receivePurchaseBlocked)).toEqual(['partly_received', 'pending']);
    expect(free(closePurchaseBlocked)).toEqual(['partly_received']);
    expect(free(returnPurchaseBlocked)).toEqual(['completed', 'partly_received']);
    expect(free(cancelPurchaseBlocked)).toEqual(['completed', 'partly_received', 'pending']);
    expect(free(payPurchaseBlocked)).toEqual(['completed', 'partly_received']);
    expect(free(purchaseMoneyBlocked)).toEqual(['completed', 'partly_received', 'returned']);
    expect(free(deletePurchaseBlocked)).toEqual(['pending', 'cancelled']);
    expect(returnPurchaseBlocked(purchase('returned'))).toBe('أُرجعت الفاتورة بالفعل');
  });

  it('depend on goods and payments too', () => {
    expect(deletePurchaseBlocked(purchase('completed', { itemCount: 0 }))).toBeUndefined();
    expect(deletePurchaseBlocked(purchase('completed', { itemCount: 0, paidAmount: 1 }))).toBeDefined();
    expect(payPurchaseBlocked(purchase('completed', { remainingAmount: 0 }))).toBe('لا شيء متبقٍ على الفاتورة');
    expect(payPurchaseBlocked(purchase('returned', { remainingAmount: 5 }))).toBeUndefined();
    for (const blocked of [returnPurchaseBlocked, cancelPurchaseBlocked, deletePurchaseBlocked])
      expect(blocked(purchase('completed', { itemCount: 0, forTeardown: true }))).toBe(
        purchaseTexts.ofTeardown,
      );
    for (const back of [{ returnedAmount: 5 }, { hasReturns: true }]) {
      expect(cancelPurchaseBlocked(purchase('completed', back))).toBe(purchaseTexts.partlyReturned);
      expect(deletePurchaseBlocked(purchase('completed', back))).toBe(purchaseTexts.keptWhenPartlyReturned);
    }
    expect(deletePurchaseBlocked(purchase('completed'))).toBe(purchaseTexts.hasStock);
    expect(deletePurchaseBlocked(purchase('returned'))).toBe(purchaseTexts.keptWhenReturned);
  });
});

it('include paying up to its total, once the goods are received', () => {
  expect(paidAmountProblem({ status: 'completed', total: 100 }, 100)).toBeUndefined();
  expect(paidAmountProblem({ status: 'completed', total: 100 }, 101)).toBe(purchaseTexts.paidTooMuch);
  expect(paidAmountProblem({ status: 'pending', total: 100 }, 0)).toBeUndefined();
  expect(paidAmountProblem({ status: 'pending', total: 100 }, 1)).toBe(purchaseTexts.paidOnPending);
});

describe('the value of returned goods', () => {
  const whole = { receivedAmount: 2503, returnedAmount: 1 };
  const value = (unitCost: number, returned: number, returning: number) =>
    valueOfReturn(whole, [{ unitCost, returned, returning }]);

  it('is their price on the purchase; the last pieces include the rounding difference', () => {
    expect(value(1000, 0, 3)).toBe(3000);
    expect(value(5, 0, 0.5)).toBe(3);
    expect(value(5, 0.5, 0.5)).toBe(2);
  });

  it('is the rest of the purchase when no lines are named', () =>
    expect(valueOfReturn(whole, undefined)).toBe(2502));

  it('adds up to a line’s total, whatever portions are returned', () => {
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

  it('lowers the debt first; the rest stays as credit with the supplier', () => {
    expect(splitReturn(500, 200)).toEqual({ debt: 200, credit: 300 });
    expect(splitReturn(100, 200)).toEqual({ debt: 100, credit: 0 });
  });
});

it('a received purchase of which nothing was paid is on credit; an order names the method that was chosen', () => {
  const chosen = { paymentMethod: 'cash', paidAmount: 0 } as const;
  expect(paidBy({ ...chosen, status: 'completed' })).toBe('آجل');
  expect(paidBy({ ...chosen, status: 'completed', paidAmount: 1 })).toBe('نقداً');
  expect(paidBy({ ...chosen, status: 'pending' })).toBe('نقداً');
});
