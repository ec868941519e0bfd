import { isProvisional, salesApi, type Sale } from '@turoos/contract';
import { useEffect } from 'react';
import { call } from '@/lib/http/api';
import { tillRuntime } from '@/lib/till/this-till';
import { tillState } from '@/lib/till/till-state';
import { lastSale } from './last-sale';

interface Booked {
  sale: string | null;
  saleNumber: string | null;
}

/** Gives the last invoice the number that the server gave it, as soon as this till has sent it. */
export function useFinalNumber(): void {
  const last = lastSale.use();
  const state = tillState.use();
  useEffect(() => {
    if (!last || !state || !isProvisional(last.sale)) return;
    const look = async () => {
      const booked = await bookedAs(last.sale);
      if (!booked?.sale || !booked.saleNumber || lastSale.get() !== last) return;
      const sale = { ...last.sale, _id: booked.sale, saleNumber: booked.saleNumber };
      lastSale.set({ ...last, sale });
    };
    // the next change of the till looks again
    look().catch(() => undefined);
  }, [last, state]);
}

/** The till forgets a sale soon after it was sent; the server finds it by the number on its receipt. */
export async function bookedAs({ _id, offlineNumber }: Sale): Promise<Booked | undefined> {
  const runtime = await tillRuntime();
  const entry = (await runtime?.outbox())?.find(({ id }) => id === _id);
  if (entry) return entry.booked ?? undefined;
  const { rows } = await call(salesApi.list, { query: { q: offlineNumber, limit: 5 } });
  const sale = rows.find((one) => one.offlineNumber === offlineNumber);
  return sale && { sale: sale._id, saleNumber: sale.saleNumber };
}
