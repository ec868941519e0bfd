import fc from 'fast-check';
import { expect, it } from 'vitest';
import { campaignDiscount } from './campaign-discount';
import { campaignTypeNames, discountTypeNames } from './marketing.status';

it.each([
  ['percentage', 1500, 9999, 1500],
  ['percentage', 1250, 10_000, 1250],
  ['percentage', 10_000, 777, 777],
  ['fixed', 500, 10_000, 500],
  ['fixed', 500, 300, 300],
] as const)('MKT-10 %s of %i off %i is %i', (discountType, discountValue, subtotal, expected) =>
  expect(campaignDiscount({ type: 'discount', discountType, discountValue }, subtotal)).toBe(expected),
);

it('is between zero and the subtotal, and only discount campaigns have one', () =>
  fc.assert(
    fc.property(
      fc.constantFrom(...campaignTypeNames),
      fc.constantFrom(...discountTypeNames),
      fc.nat(10_000),
      fc.nat(10_000_000),
      (type, discountType, discountValue, subtotal) => {
        const off = campaignDiscount({ type, discountType, discountValue }, subtotal);
        expect(Number.isInteger(off) && off >= 0 && off <= subtotal).toBe(true);
        if (type !== 'discount') expect(off).toBe(0);
      },
    ),
  ));
