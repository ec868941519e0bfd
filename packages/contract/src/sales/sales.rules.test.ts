import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  belowCostBlocked,
  cancellationMoney,
  cancelSaleBlocked,
  creditAfter,
  creditBlocked,
  discountBlocked,
  discountProblem,
  overrideBlocked,
  ownPriceBlocked,
  paidAtTill,
  paymentProblem,
  refundSaleBlocked,
  settleSaleBlocked,
  splitRefund,
} from './sales.rules';
import { saleTexts } from './sales.schema';
import type { SaleStatus } from './sales.status';

const sale = (status: SaleStatus, remaining = 0) => ({ status, remaining });

describe('the actions open on a sale', () => {
  it('none when cancelled', () => {
    expect(refundSaleBlocked(sale('cancelled'))).toBe(saleTexts.notCompleted('cancelled'));
    expect(cancelSaleBlocked(sale('cancelled'))).toBe(saleTexts.notCompleted('cancelled'));
    expect(settleSaleBlocked(sale('cancelled', 500))).toBe(saleTexts.notCompleted('cancelled'));
  });

  it('settling when refunded, while an amount is still owed', () => {
    expect(refundSaleBlocked(sale('refunded'))).toBe(saleTexts.notCompleted('refunded'));
    expect(cancelSaleBlocked(sale('refunded'))).toBe(saleTexts.notCompleted('refunded'));
    expect(settleSaleBlocked(sale('refunded'))).toBe(saleTexts.notCompleted('refunded'));
    expect(settleSaleBlocked(sale('refunded', 1))).toBeUndefined();
  });

  it('refunding, cancelling and, while an amount is owed, settling when completed', () => {
    expect(refundSaleBlocked(sale('completed'))).toBeUndefined();
    expect(cancelSaleBlocked(sale('completed'))).toBeUndefined();
    expect(settleSaleBlocked(sale('completed', 1))).toBeUndefined();
    expect(settleSaleBlocked(sale('completed'))).toBe('لا يوجد مبلغ متبقٍ على الفاتورة');
  });

  it('only cancelling when held', () => {
    expect(refundSaleBlocked(sale('pending'))).toBe('لا يمكن ذلك لأن الفاتورة معلقة، حدّث الصفحة');
    expect(cancelSaleBlocked(sale('pending'))).toBeUndefined();
    expect(settleSaleBlocked(sale('pending', 500))).toBeDefined();
  });
});

describe('the money of a refund', () => {
  it.each([
    [5000, 0, { debt: 0, cash: 5000 }],
    [5000, 2000, { debt: 2000, cash: 3000 }],
    [1500, 2000, { debt: 1500, cash: 0 }],
  ])('%i cents with %i still owed', (amount, remaining, parts) =>
    expect(splitRefund(amount, { remaining })).toEqual(parts),
  );
});

describe('the money a cancellation gives back', () => {
  it.each([
    [
      { tillPaid: 100, paid: 100, cashReturned: 0 },
      { cash: 100, credit: 0 },
    ],
    [
      { tillPaid: 40, paid: 40, cashReturned: 0 },
      { cash: 40, credit: 0 },
    ],
    [
      { tillPaid: 40, paid: 70, cashReturned: 0 },
      { cash: 40, credit: 30 },
    ],
    [
      { tillPaid: 40, paid: 100, cashReturned: 60 },
      { cash: 0, credit: 40 },
    ],
    [
      { tillPaid: 40, paid: 100, cashReturned: 30 },
      { cash: 10, credit: 60 },
    ],
  ])('of %o', (money, back) => expect(cancellationMoney(money)).toEqual(back));

  it('adds up, with the cash of refunds, to everything ever paid', () => {
    const cents = fc.integer({ min: 0, max: 1_000_000 });
    fc.assert(
      fc.property(cents, cents, cents, (tillPaid, later, refunded) => {
        const paid = tillPaid + later;
        const cashReturned = Math.min(refunded, paid);
        const { cash, credit } = cancellationMoney({ paid, tillPaid, cashReturned });
        expect(cash + credit + cashReturned).toBe(paid);
      }),
    );
  });
});

describe('the payment of a sale', () => {
  const terms = { grandTotal: 1600, hasCustomer: true };
  const pay = (paymentType: 'paid' | 'partial' | 'deferred' | null, partialAmount?: number) => ({
    paymentType,
    partialAmount,
  });

  it('needs a type, a customer for credit, and an amount within the total', () => {
    expect(paymentProblem(pay(null), terms)).toEqual({
      message: saleTexts.paymentTypeRequired,
      missing: 'paymentStatus',
    });
    for (const type of ['partial', 'deferred'] as const)
      expect(paymentProblem(pay(type), { ...terms, hasCustomer: false })).toEqual({
        message: saleTexts.customerRequired,
      });
    expect(paymentProblem(pay('partial'), terms)?.message).toBe(saleTexts.partialRequired);
    expect(paymentProblem(pay('partial', 1601), terms)?.message).toBe(saleTexts.paidTooMuch);
    for (const choice of [pay('paid'), pay('deferred'), pay('partial', 1600)])
      expect(paymentProblem(choice, terms)).toBeUndefined();
  });

  it('decides the amount paid at the till', () => {
    expect(paidAtTill(pay('paid', 5), 1600)).toBe(1600);
    expect(paidAtTill(pay('partial', 5), 1600)).toBe(5);
    expect(paidAtTill(pay('deferred', 5), 1600)).toBe(0);
    expect(paidAtTill(pay(null), 1600)).toBe(0);
  });
});

describe('credit', () => {
  it('is denied to blocked and inactive customers', () => {
    const customer = { name: 'أحمد', isBlocked: false, isActive: true };
    expect(creditBlocked(customer)).toBeUndefined();
    expect(creditBlocked({ ...customer, isBlocked: true })).toBe(saleTexts.customerBlocked('أحمد'));
    expect(creditBlocked({ ...customer, isActive: false })).toBe(saleTexts.customerInactive('أحمد'));
  });

  it('includes the customer’s credit balance, and checks old debts only when new debt is added', () => {
    const account = { balance: 0, creditLimit: 1000 };
    expect(creditAfter(account, 1000)).toEqual({ owed: 1000, isOverLimit: false });
    expect(creditAfter(account, 1001)).toEqual({ owed: 1001, isOverLimit: true });
    expect(creditAfter({ ...account, balance: 700 }, 1600)).toEqual({ owed: 900, isOverLimit: false });
    expect(creditAfter({ ...account, balance: -5000 }, 0)).toEqual({ owed: 5000, isOverLimit: false });
  });
});

describe('a seller’s rights on prices', () => {
  const seller = { role: 'sales', permissions: ['sales.create'] };
  const manager = { role: 'sales', permissions: ['sales.update', 'sales.approve'] };

  it('are denied with a message', () => {
    expect(ownPriceBlocked(seller)).toBe(saleTexts.mayNotPrice);
    expect(discountBlocked(seller)).toBe(saleTexts.mayNotDiscount);
    expect(belowCostBlocked(seller)).toBe(saleTexts.mayNotSellBelowCost);
    expect(overrideBlocked(seller)).toBe(saleTexts.mayNotOverride);
    for (const blocked of [ownPriceBlocked, discountBlocked, belowCostBlocked, overrideBlocked])
      expect(blocked(manager)).toBeUndefined();
  });

  it('never allow a discount above the subtotal', () => {
    expect(discountProblem({ subtotal: 100, discount: 100 })).toBeUndefined();
    expect(discountProblem({ subtotal: 100, discount: 101 })).toBe(saleTexts.discountTooBig);
  });
});
