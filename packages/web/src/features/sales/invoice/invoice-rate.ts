import { adenDay, exchangeRatesApi, type Sale } from '@turoos/contract';
import { useQuery } from '@tanstack/react-query';
import { call } from '@/lib/http/api';
import { queryClient } from '@/lib/http/query-client';
import { key } from '@/lib/http/query-keys';
import type { InvoiceRate } from './invoice-sheet';

type Dated = Pick<Sale, '_id' | 'usd_to_yer' | 'createdAt'>;

/** The rate the invoice was made at; for invoices without one, that of their day. Throws when there is none. */
export const historicalRate = async (sale: Dated): Promise<number> =>
  sale.usd_to_yer ?? (await rateOn(adenDay(sale.createdAt))).usd_to_yer;

/** Asked for once a day that is looked at, until some rate is changed. */
const rateOn = (date: string) =>
  queryClient.fetchQuery({
    queryKey: key('exchange-rates', 'on', date),
    queryFn: () => call(exchangeRatesApi.onDate, { params: { date } }),
    staleTime: Infinity,
  });

/** Today's rate, or null where there is none to be had. */
export async function currentRate(): Promise<number | null> {
  try {
    return (await call(exchangeRatesApi.latest, {})).usd_to_yer;
  } catch {
    return null;
  }
}

/** For paper: the invoice's own rate, else its day's, else today's; without any it is in dollars, and says so. */
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
