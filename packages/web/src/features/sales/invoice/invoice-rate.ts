import { adenDay, exchangeRatesApi, type Sale } from '@turoos/contract';
import { useQuery } from '@tanstack/react-query';
import { call } from '@/lib/http/api';
import { queryClient } from '@/lib/http/query-client';
import { key } from '@/lib/http/query-keys';
import type { InvoiceRate } from '@turoos/pdf/invoice-content';

type Dated = Pick<Sale, '_id' | 'usd_to_yer' | 'createdAt'>;

/**
 * Returns the rate the invoice was made at, or for invoices without one the rate of their day. Throws when
 * there is none.
 */
export const historicalRate = async (sale: Dated): Promise<number> =>
  sale.usd_to_yer ?? (await rateOn(adenDay(sale.createdAt))).usd_to_yer;

/** Fetches the rate of a day, cached until any rate changes. */
const rateOn = (date: string) =>
  queryClient.fetchQuery({
    queryKey: key('exchange-rates', 'on', date),
    queryFn: () => call(exchangeRatesApi.onDate, { params: { date } }),
    staleTime: Infinity,
  });

/** Returns today's rate, or null when it can't be loaded. */
export async function currentRate(): Promise<number | null> {
  try {
    return (await call(exchangeRatesApi.latest, {})).usd_to_yer;
  } catch {
    return null;
  }
}

/**
 * Returns the rate for printing: the invoice's own, else its day's, else today's; without any the paper shows
 * dollars only and says so.
 */
export async function rateForPaper(sale: Dated): Promise<InvoiceRate> {
  const rate = await historicalRate(sale).catch(() => currentRate());
  return { rate, missing: rate === null };
}

export const useRateForPaper = (sale: Dated): InvoiceRate | undefined =>
  useQuery({
    queryKey: key('exchange-rates', 'for-paper', sale._id),
    queryFn: () => rateForPaper(sale),
    ...(sale.usd_to_yer !== null && { initialData: { rate: sale.usd_to_yer, missing: false } }),
  }).data;
