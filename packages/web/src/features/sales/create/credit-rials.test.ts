import { describe, expect, it } from 'vitest';
import { countTenders, emptyTender } from '@/shared/money/typed-tender';
import { usualCurrencies } from '@/shared/money/use-currencies';
import { creditRials } from './credit-rials';

const counting = { currencies: usualCurrencies, rates: { usdToYer: 530, toYer: { SAR: 140 } }, usual: 'YER' };
const at = (currency: string, amount: number) => {
  const counted = countTenders(3898, [{ ...emptyTender, currency, amount }], null, counting);
  const paid = counted?.paid ?? 0;
  return creditRials(3898, { paid, owed: 3898 - paid }, counted, 530);
};

describe('an invoice that is paid in part', () => {
  it('says the rials that are handed over, and what completes them to the total', () => {
    // 38.98 dollars are 20,659 rials; 5,000 rials are 9.43 dollars, which would be 4,998
    expect(at('YER', 5000)).toEqual({
      paidAt: { rials: 5000, unrated: 0 },
      owedAt: { rials: 15_659, unrated: 0 },
    });
  });

  it('in another currency, from credit or without a rate is at the rate of the day', () => {
    expect(at('SAR', 20)).toEqual({ paidAt: 'today', owedAt: 'today' });
    expect(creditRials(3898, { paid: 0, owed: 1000 }, undefined, 530)).toEqual(at('SAR', 20));
    expect(creditRials(3898, { paid: 0, owed: 3898 }, undefined, null)).toEqual(at('SAR', 20));
  });
});
