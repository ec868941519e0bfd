import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { adjustmentFor, differenceOf, hidesSystem } from './counts.rules';

describe('the difference', () => {
  it.each([
    [8, 10, -2],
    [12, 10, 2],
    [0, 10, -10],
    [3, 3.3, -0.3],
  ])('of a count of %d and a book quantity of %d is %d', (counted, system, difference) =>
    expect(differenceOf(counted, system)).toBe(difference),
  );
});

describe('the adjustment for a difference', () => {
  it.each([
    ['no difference', 5, 5, 5, undefined],
    ['no difference, though goods moved since', 5, 5, 2, undefined],
    ['less, nothing moved', 8, 10, 10, { type: 'correction', quantity: 8 }],
    ['more, nothing moved', 12, 10, 10, { type: 'correction', quantity: 12 }],
    ['nothing left', 0, 10, 10, { type: 'subtraction', quantity: 10 }],
    ['less, and sold since', 8, 10, 7, { type: 'subtraction', quantity: 2 }],
    ['more, and sold since', 12, 10, 7, { type: 'addition', quantity: 2 }],
    ['less, and bought since', 8, 10, 30, { type: 'subtraction', quantity: 2 }],
    ['more is missing than lies there now', 0, 10, 4, { type: 'subtraction', quantity: 4 }],
    ['all that was missing is gone from the books too', 0, 10, 0, undefined],
    ['found where the books know nothing', 3, 0, 0, { type: 'correction', quantity: 3 }],
  ])('%s', (_, counted, system, there, adjustment) =>
    expect(adjustmentFor({ counted, system, there })).toEqual(adjustment),
  );

  it('always changes the stock by the difference, but never below zero', () =>
    fc.assert(
      fc.property(fc.nat(50), fc.nat(50), fc.nat(50), (counted, system, there) => {
        const input = adjustmentFor({ counted, system, there });
        const changes = {
          correction: (quantity: number) => quantity - there,
          addition: (quantity: number) => quantity,
          subtraction: (quantity: number) => -quantity,
        };
        const change = input ? changes[input.type as keyof typeof changes](input.quantity) : 0;
        expect(change).toBe(Math.max(counted - system, -there) || 0);
      }),
    ));
});

describe('a blind count', () => {
  const staff = { role: 'warehouse_staff', permissions: ['inventoryCounts.create'] };
  const boss = { role: 'manager', permissions: ['stockAdjustments.approve'] };
  it.each([
    ['while it goes on, from whoever counts', true, 'in_progress', staff, true],
    ['not from whoever approves adjustments', true, 'in_progress', boss, false],
    ['not once it has ended', true, 'completed', staff, false],
    ['only if it is blind', false, 'in_progress', staff, false],
  ])('hides the book quantities: %s', (_, isBlind, status, who, hidden) =>
    expect(hidesSystem({ isBlind, status }, who)).toBe(hidden),
  );
});
