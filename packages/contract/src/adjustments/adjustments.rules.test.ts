import { expect, it } from 'vitest';
import { adjustmentChange } from './adjustments.rules';

it.each([
  ['addition', 3, 10, 3],
  ['subtraction', 3, 10, -3],
  ['damage', 3, 10, -3],
  ['expiry', 3, 10, -3],
  ['correction', 3, 10, -7],
  ['correction', 12.5, 10, 2.5],
  ['correction', 10, 10, 0],
  ['correction', 0.3, 0.1, 0.2],
] as const)('an adjustment of type %s and %s where %s lie changes %s', (type, quantity, there, change) =>
  expect(adjustmentChange(type, quantity, there)).toBe(change),
);
