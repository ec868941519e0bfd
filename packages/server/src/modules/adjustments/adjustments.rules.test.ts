import { adjustmentTypeNames } from '@turoos/contract';
import { describe, expect, it } from 'vitest';
import { changeOf, incomingCost, takesOut, worthOf } from './adjustments.rules';

describe('an adjustment', () => {
  it.each([
    ['addition', 3, 10, 3],
    ['subtraction', 3, 10, -3],
    ['damage', 3, 10, -3],
    ['expiry', 3, 10, -3],
    ['correction', 3, 10, -7],
    ['correction', 12.5, 10, 2.5],
    ['correction', 10, 10, 0],
    ['correction', 0.3, 0.1, 0.2],
  ] as const)('of type %s and %s where %s lie changes %s', (type, quantity, there, change) =>
    expect(changeOf(type, quantity, there)).toBe(change),
  );

  it('needs the goods to be there when it takes them out', () =>
    expect(adjustmentTypeNames.filter(takesOut)).toEqual(['subtraction', 'damage', 'expiry']));

  it('brings goods in at the cost that was given, if one was', () =>
    expect([incomingCost(250), incomingCost(0)]).toEqual([250, undefined]));

  it.each([
    [[{ quantity: 3, unitCost: 10.5 }], 32],
    [[{ quantity: -2, unitCost: 1000 }], -2000],
    [[], 0],
  ])('that moved %o was worth %s cents', (moved, worth) => expect(worthOf(moved)).toBe(worth));
});
