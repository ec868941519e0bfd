import { describe, expect, it } from 'vitest';
import { usualCurrencies } from '@/shared/money/use-currencies';
import { payout, payoutAmount, payoutMethod } from './payout';

const counting = { currencies: usualCurrencies, rates: { usdToYer: 540, toYer: { SAR: 144 } }, usual: 'YER' };
const handed = (
  amount: number,
  payIn: string | null,
  sale: Partial<{ remaining: number; paymentMethod: string }> = {},
) => payout({ remaining: 0, paymentMethod: 'cash', ...sale }, amount, payIn, counting).tenders;

describe('the money of a refund', () => {
  it('is paid in notes that exist, in the currency that is chosen', () => {
    // 15.10 dollars are 8,154 rials
    expect(handed(1510, null)).toEqual([{ currency: 'YER', amount: 8150, method: 'cash' }]);
    expect(handed(1510, 'USD')).toEqual([{ currency: 'USD', amount: 15.1, method: 'cash' }]);
    expect(handed(1510, 'SAR')).toEqual([{ currency: 'SAR', amount: 57, method: 'cash' }]);
  });

  it('is only what the debt does not take', () => {
    expect(handed(1500, null, { remaining: 1500 })).toBeUndefined();
    expect(handed(1500, 'USD', { remaining: 1000 })).toEqual([
      { currency: 'USD', amount: 5, method: 'cash' },
    ]);
  });

  it('is to the rial where no notes are handed over', () => {
    const card = payoutMethod({ paymentMethod: 'card' }, null);
    expect([card, payoutAmount(1510, { currency: 'YER', method: card }, counting)]).toEqual(['card', 8154]);
    expect(payoutMethod({ paymentMethod: 'card' }, 'YER')).toBe('cash');
    expect(payoutMethod({ paymentMethod: 'credit' }, null)).toBe('cash');
  });

  it('goes back by the way it was paid unless cash is chosen', () => {
    expect(handed(1500, null, { paymentMethod: 'card' })).toBeUndefined();
    expect(handed(1500, 'YER', { paymentMethod: 'card' })).toEqual([
      { currency: 'YER', amount: 8100, method: 'cash' },
    ]);
  });
});
