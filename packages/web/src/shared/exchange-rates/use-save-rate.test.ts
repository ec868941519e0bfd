import { expect, it } from 'vitest';
import { bodyOf } from './use-save-rate';

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
