import { saleTexts } from '@turoos/contract';
import { describe, expect, it } from 'vitest';
import { amountToSettle } from './sale-payment.rules';

const open = { paid: 1000, remaining: 2000, paymentStatus: 'partial' } as const;
const unpaid = { paid: 0, remaining: 3000, paymentStatus: 'deferred' } as const;
const paid = { paid: 3000, remaining: 0, paymentStatus: 'paid' } as const;
const cancelled = { paid: 0, remaining: 0, paymentStatus: 'cancelled' } as const;

describe('the amount to settle', () => {
  it.each([
    ['nothing', open, {}, 0],
    ['the same again', open, { partialAmount: 1000, paymentStatus: 'partial' }, 0],
    ['more', open, { partialAmount: 1500 }, 500],
    ['something', unpaid, { partialAmount: 500, paymentStatus: 'partial' }, 500],
    ['all, by the amount', open, { partialAmount: 3000, paymentStatus: 'partial' }, 2000],
    ['all, by the word', open, { partialAmount: 1000, paymentStatus: 'paid' }, 2000],
    ['what was paid before', paid, { paymentStatus: 'paid' }, 0],
    ['a cancelled one sent back', cancelled, { paymentStatus: 'cancelled', partialAmount: 0 }, 0],
  ] as const)('%s', (_, sale, input, amount) => expect(amountToSettle(sale, input)).toBe(amount));

  it.each([
    ['less than before', open, { partialAmount: 999 }, saleTexts.paidTooLittle],
    ['more than is owed', open, { partialAmount: 3001 }, saleTexts.paidTooMuch],
    ['taken back', paid, { paymentStatus: 'deferred' }, saleTexts.immutable],
    ['a partial payment of nothing', unpaid, { paymentStatus: 'partial' }, saleTexts.immutable],
    ['cancelled by the way', open, { paymentStatus: 'cancelled' }, saleTexts.immutable],
    ['on a cancelled one', cancelled, { paymentStatus: 'paid' }, saleTexts.immutable],
  ] as const)('never %s', (_, sale, input, words) =>
    expect(() => amountToSettle(sale, input)).toThrow(words),
  );
});
