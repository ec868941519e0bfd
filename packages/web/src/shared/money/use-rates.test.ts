import { expect, it } from 'vitest';
import { ratesOf } from './use-rates';

it('reads the rates of every currency from the rate of the day', () => {
  const others = [{ currency: 'AED', to_yer: 145.5 }];
  expect(ratesOf({ usd_to_yer: 530, sar_to_yer: 140, others })).toEqual({
    usdToYer: 530,
    toYer: { SAR: 140, AED: 145.5 },
  });
  expect(ratesOf({ usd_to_yer: 530, sar_to_yer: null, others: [] })).toEqual({ usdToYer: 530, toYer: {} });
  expect(ratesOf(null)).toEqual({ usdToYer: null, toYer: {} });
});
