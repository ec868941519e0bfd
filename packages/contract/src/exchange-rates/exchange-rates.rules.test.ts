import { describe, expect, it } from 'vitest';
import { isStale } from './current-rate.api';
import { farRates, farRateText, isBeyond, isTwofold, oddSaudi, ratesOf } from './exchange-rates.rules';

const rates = (usdToYer: number | null, toYer: Record<string, number> = {}) => ({ usdToYer, toYer });

describe('a rate far from the one before', () => {
  it('differs by a factor of two or more, upwards and downwards', () => {
    expect(isTwofold(1500, 3000)).toBe(true);
    expect(isTwofold(1500, 750)).toBe(true);
    expect(isTwofold(1500, 2999.99)).toBe(false);
    expect(isTwofold(1500, 750.01)).toBe(false);
  });

  it('differs by more than the percent of the shop', () => {
    expect(isBeyond(10)(1500, 1650)).toBe(false);
    expect(isBeyond(10)(1500, 1650.01)).toBe(true);
    expect(isBeyond(10)(1500, 1349.99)).toBe(true);
    expect(isBeyond(0.1)(1000, 1001)).toBe(false);
  });

  it('is named for each currency that had a rate', () => {
    const far = farRates(rates(1500, { SAR: 400 }), rates(1510, { SAR: 4000, AED: 410 }), isTwofold);
    expect(far).toEqual([{ currency: 'SAR', before: 400, after: 4000 }]);
    expect(far.map(farRateText)).toEqual(['سعر الريال السعودي الجديد 4,000، والسعر الساري قبله 400']);
    expect(farRates(rates(null), rates(1500), isTwofold)).toEqual([]);
  });
});

describe('a Saudi riyal beside the dollar', () => {
  it.each([
    [535, 140, undefined],
    [420, 140, undefined],
    [630, 140, undefined],
    [140, 535, 'سعر الريال السعودي 535 ليس دون سعر الدولار 140، ولعل الرقمين تبادلا مكانيهما'],
    [535, 535, expect.stringContaining('تبادلا')],
    [535, 14, 'نسبة الدولار إلى الريال السعودي بهذين السعرين 38.21، وهي في السوق نحو 3.75'],
    [419, 140, expect.stringContaining('2.99')],
    [631, 140, expect.stringContaining('4.51')],
  ])('%s and %s: %s', (usd, sar, odd) => expect(oddSaudi(rates(usd, { SAR: sar }))).toEqual(odd));

  it('is not judged alone', () => expect(oddSaudi(rates(1500))).toBeUndefined());
});

describe('a recorded rate', () => {
  it('has rates by currency', () => {
    expect(
      ratesOf({ usd_to_yer: 1500, sar_to_yer: 395.5, others: [{ currency: 'AED', to_yer: 408 }] }),
    ).toEqual(rates(1500, { SAR: 395.5, AED: 408 }));
    expect(ratesOf({ usd_to_yer: 1500, sar_to_yer: null, others: [] })).toEqual(rates(1500));
  });

  it('is old after the hours of the setting', () => {
    const now = new Date('2026-11-15T12:00:00Z');
    const recorded_at = new Date('2026-11-15T04:00:00Z');
    expect(isStale({ recorded_at, max_age: 8 }, now)).toBe(false);
    expect(isStale({ recorded_at, max_age: 7 }, now)).toBe(true);
  });
});
