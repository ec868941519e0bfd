import { exchangeRatesApi } from '@turoos/contract';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { call } from '@/lib/http/api';
import { queryClient } from '@/lib/http/query-client';
import { historicalRate, rateForPaper } from './invoice-rate';

vi.mock('@/lib/http/api', () => ({ call: vi.fn() }));
const asked = vi.mocked(call);
beforeEach(() => {
  asked.mockReset();
  queryClient.clear();
});

/** Mocks the shop's rates: of the invoice's day and of now. */
const shop = (rates: { ofDay?: number; now?: number }) =>
  asked.mockImplementation(async (endpoint) => {
    const usd_to_yer = (endpoint as unknown) === exchangeRatesApi.onDate ? rates.ofDay : rates.now;
    if (usd_to_yer === undefined) throw new Error('no rate');
    return { usd_to_yer } as never;
  });

const sale = (usd_to_yer: number | null) => ({
  _id: 'x',
  usd_to_yer,
  // already the 15th in Yemen
  createdAt: new Date('2026-11-14T22:30:00Z'),
});

describe('the rate of a printed invoice', () => {
  it('is the invoice’s own, without a request', async () => {
    shop({ ofDay: 1600, now: 1700 });
    expect(await rateForPaper(sale(1650))).toEqual({ rate: 1650, missing: false });
    expect(asked).not.toHaveBeenCalled();
  });

  it('falls back to the rate of its day in Yemen', async () => {
    shop({ ofDay: 1600, now: 1700 });
    expect(await rateForPaper(sale(null))).toEqual({ rate: 1600, missing: false });
    expect(asked).toHaveBeenCalledExactlyOnceWith(exchangeRatesApi.onDate, {
      params: { date: '2026-11-15' },
    });
  });

  it('is fetched once for all invoices of a day', async () => {
    shop({ ofDay: 1600 });
    await Promise.all([rateForPaper(sale(null)), rateForPaper({ ...sale(null), _id: 'y' })]);
    await historicalRate(sale(null));
    expect(asked).toHaveBeenCalledOnce();
  });

  it('falls back to today’s rate', async () => {
    shop({ now: 1700 });
    expect(await rateForPaper(sale(null))).toEqual({ rate: 1700, missing: false });
  });

  it('is reported as missing when there is none', async () => {
    shop({});
    expect(await rateForPaper(sale(null))).toEqual({ rate: null, missing: true });
  });

  it('is never today’s when the historical rate is requested', async () => {
    shop({ now: 1700 });
    await expect(historicalRate(sale(null))).rejects.toThrow();
  });
});
