import { expect, it } from 'vitest';
import { bodyOf, doubtsOf } from './use-save-rate';

it('sends only the boxes that were filled, so that the other rates stay', () => {
  expect(
    bodyOf({
      usd_to_yer: 1650,
      sar_to_yer: null,
      others: { AED: null, OMR: 4280.5 },
      recorded_at: '2026-11-15',
    }),
  ).toEqual({ usd_to_yer: 1650, others: [{ currency: 'OMR', to_yer: 4280.5 }], recorded_at: '2026-11-15' });
  expect(bodyOf({ usd_to_yer: 1650, sar_to_yer: 433.25, others: {} })).toEqual({
    usd_to_yer: 1650,
    sar_to_yer: 433.25,
    others: [],
  });
});

it('asks about a Saudi riyal that is unlikely beside the dollar, whether or not there was a rate before', () => {
  const swapped = doubtsOf({ usdToYer: 140, toYer: { SAR: 535 } }, null, 10);
  expect(swapped?.message).toContain('ولعل الرقمين تبادلا مكانيهما');
  expect(doubtsOf({ usdToYer: 535, toYer: { SAR: 140 } }, null, 10)).toBeUndefined();
  expect(doubtsOf({ usdToYer: 535, toYer: {} }, null, 10)).toBeUndefined();
});
