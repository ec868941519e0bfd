import { describe, expect, it } from 'vitest';
import { isLargeChange } from './large-change';
import { changedRates, rateNews, rateRefusal } from './seen-rates';
import { countTenders, emptyTender, type Counting } from './typed-tender';
import { usualCurrencies } from './use-currencies';

const counting: Counting = {
  currencies: usualCurrencies,
  rates: { usdToYer: 1630, toYer: { SAR: 430 } },
  usual: 'YER',
};
const isLarge = (due: number, ...money: [currency: string, amount: number][]) => {
  const tenders = money.map(([currency, amount]) => ({ ...emptyTender, currency, amount }));
  const counted = countTenders(due, tenders, 'YER', counting);
  return counted && isLargeChange(due, counted, counting);
};

describe('change', () => {
  it('is large when rials were typed as dollars', () => {
    expect(isLarge(875, ['USD', 15_000])).toBe(true);
    expect(isLarge(875, ['YER', 150_000])).toBe(true);
  });

  it('is not large within one note, however little is due', () => {
    expect(isLarge(50, ['USD', 100])).toBe(false);
    expect(isLarge(10, ['YER', 1000])).toBe(false);
    expect(isLarge(875, ['SAR', 500])).toBe(false);
    expect(isLarge(50, ['YER', 2000])).toBe(true);
  });

  it('is not large up to half of the amount due', () => {
    // 14,263 rials are due
    expect(isLarge(875, ['YER', 20_000])).toBe(false);
    expect(isLarge(875, ['YER', 25_000])).toBe(true);
    expect(isLarge(20_000, ['USD', 300])).toBe(false);
  });

  it('is measured by the largest note of all that was handed over', () => {
    expect(isLarge(875, ['YER', 2000], ['USD', 50])).toBe(false);
  });
});

describe('rates that changed since the money was counted', () => {
  const now = { usdToYer: 1640, toYer: { SAR: 432 } };

  it('are those of the currencies in use, the dollar always', () => {
    const usd = { code: 'USD', before: 1630, after: 1640 };
    const sar = { code: 'SAR', before: 430, after: 432 };
    expect(changedRates(['YER', null], counting.rates, now)).toEqual([usd]);
    expect(changedRates(['SAR', 'SAR', 'USD'], counting.rates, now)).toEqual([usd, sar]);
    expect(changedRates(['SAR'], counting.rates, counting.rates)).toEqual([]);
    expect(changedRates(['SAR'], { usdToYer: null, toYer: {} }, now)).toEqual([]);
  });

  it('are named with the old and the new one, and refused in the words of the server', () => {
    const changes = changedRates([], counting.rates, now);
    expect(rateNews(changes, usualCurrencies)).toBe('تغيّر سعر الصرف: دولار أمريكي كان 1,630 وصار 1,640');
    expect(rateRefusal(changes, usualCurrencies)).toBe(
      'تغيّر سعر الصرف: دولار أمريكي 1,640. راجع المبالغ ثم احفظ',
    );
  });
});
