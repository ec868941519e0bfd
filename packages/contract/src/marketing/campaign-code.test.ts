import { expect, it } from 'vitest';
import { codeMinimum, codeMinimumProblem } from './campaign-code';

it('a code of a campaign applies only to invoices above its minimum', () => {
  const offer = { code: 'EID', minPurchaseAmount: 1000 };
  expect(codeMinimumProblem(offer, 1000)).toBeUndefined();
  expect(codeMinimumProblem(offer, 999)).toBe(codeMinimum('EID', 1000));
});
