import type { NetTotals, PeriodTotals } from '@turoos/contract';
import type { Db } from '../../db/connect';
import { readResult } from '../accounting';
import type { Period } from './day-figures';

type Booked = Pick<NetTotals, 'expenses' | 'differences' | 'netProfit'>;

/** Reads the result of a period in the books; its net profit only if the books cover the whole period. */
export async function readBooked(
  db: Db,
  { from, to }: Period,
  booksSince: string | null,
): Promise<(totals: Pick<PeriodTotals, 'profit'>) => Booked> {
  const { expenses, netProfit } = await readResult(db, { startDate: from, endDate: to });
  if (booksSince !== null && from < booksSince)
    return () => ({ expenses, differences: null, netProfit: null });
  return ({ profit }) => ({ expenses, differences: netProfit - profit + expenses, netProfit });
}
