import { adjustmentTypeNames } from '@turoos/contract';
import { describe, expect, it } from 'vitest';
import { incomingCost, takesOut, worthOf } from './adjustments.rules';

describe('an adjustment', () => {
  it('requires stock for the types that take goods out', () =>
    expect(adjustmentTypeNames.filter(takesOut)).toEqual(['subtraction', 'damage', 'expiry']));

  it('brings goods in at the entered cost, or at none when it is zero', () =>
    expect([incomingCost(250), incomingCost(0)]).toEqual([250, undefined]));

  it.each([
    [[{ quantity: 3, unitCost: 10.5 }], 32],
    [[{ quantity: -2, unitCost: 1000 }], -2000],
    [[], 0],
  ])('that moved %o was worth %s cents', (moved, worth) => expect(worthOf(moved)).toBe(worth));
});
