import { leftToReturn, piece, refundable } from '@turoos/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { proposedRefund, returnedItems } from './proposed-refund';

const line = (product: string, quantity: number, price: number, returned = 0) => ({
  product,
  name: product,
  partNumber: product,
  unit: piece,
  quantity,
  returned,
  price,
  total: Math.round(price * quantity),
});
const sale = (items: ReturnType<typeof line>[], { discount = 0, tax = 0, refundAmount = 0 } = {}) => {
  const subtotal = items.reduce((sum, { total }) => sum + total, 0);
  return { items, subtotal, grandTotal: subtotal - discount + tax, refundAmount };
};

describe('the proposed refund', () => {
  const plain = sale([line('a', 2, 1250), line('b', 1, 5000)]);

  it('is the full amount when all parts are returned', () =>
    expect(proposedRefund(plain, [2, 1])).toBe(7500));
  it('is the value of the returned lines', () => expect(proposedRefund(plain, [1, 0])).toBe(1250));
  it('is zero when nothing is returned', () => expect(proposedRefund(plain, [0, 0])).toBe(0));

  it('subtracts the lines’ share of the discount', () =>
    expect(proposedRefund(sale([line('a', 2, 1250), line('b', 1, 7500)], { discount: 1000 }), [2, 0])).toBe(
      2250,
    ));

  it('adds the lines’ share of the tax', () =>
    expect(proposedRefund(sale([line('a', 1, 1000), line('b', 1, 1000)], { tax: 100 }), [1, 0])).toBe(1050));

  it('leaves no cent behind when the remaining parts are returned', () => {
    const third = sale([line('a', 3, 3333, 2)], { discount: 2, refundAmount: 6665 });
    expect(proposedRefund(third, [1])).toBe(refundable(third));
  });

  it('never exceeds what is left, and skips pieces already returned', () => {
    const returned = sale([line('a', 2, 1000, 1), line('b', 1, 1000)], { refundAmount: 2500 });
    expect(proposedRefund(returned, [2, 0])).toBe(500);
  });

  it('is zero for an invoice with a full discount', () =>
    expect(proposedRefund(sale([line('a', 2, 0)]), [1])).toBe(0));

  it('never exceeds what is left and never falls when more is returned', () => {
    const lines = fc.array(
      fc.record({ quantity: fc.integer({ min: 1, max: 20 }), price: fc.integer({ min: 0, max: 100_000 }) }),
      { minLength: 1, maxLength: 6 },
    );
    fc.assert(
      fc.property(lines, fc.integer({ min: 0, max: 50 }), (made, percent) => {
        const items = made.map(({ quantity, price }, index) => line(String(index), quantity, price));
        const whole = sale(items);
        const given = { ...whole, grandTotal: Math.round((whole.subtotal * (100 - percent)) / 100) };
        let before = 0;
        for (let pieces = 0; pieces <= 20; pieces++) {
          const amount = proposedRefund(
            given,
            items.map((item) => Math.min(pieces, leftToReturn(item))),
          );
          expect(amount).toBeGreaterThanOrEqual(before);
          expect(amount).toBeLessThanOrEqual(refundable(given));
          before = amount;
        }
        expect(before).toBe(given.grandTotal);
      }),
    );
  });
});

describe('the returned pieces in the request', () => {
  it('are summed by part, without parts that are not returned', () =>
    expect(returnedItems([{ product: 'a' }, { product: 'b' }, { product: 'a' }], [1.1, null, 2.2])).toEqual([
      { product: 'a', quantity: 3.3 },
    ]));
});
