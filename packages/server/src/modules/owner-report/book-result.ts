import type { NetTotals, PeriodTotals } from '@turoos/contract';
import { readResult } from '../accounting';
import type { Period } from './day-figures';
import type { OwnerSources } from './owner-sources';

type Booked = Pick<NetTotals, 'expenses' | 'differences' | 'netProfit'>;

/**
 * Reads the result of a period in the books; its net profit only if the books cover the whole period. Branches have no
 * books of their own.
 */
export async function readBooked(
  { db, isBranch }: Pick<OwnerSources, 'db' | 'isBranch'>,
  { from, to }: Period,
  booksSince: string | null,
): Promise<(totals: Pick<PeriodTotals, 'profit'>) => Booked> {
  if (isBranch) return () => ({ expenses: null, differences: null, netProfit: null });
  const { expenses, netProfit } = await readResult(db, { startDate: from, endDate: to });
  if (booksSince !== null && from < booksSince)
    return () => ({ expenses, differences: null, netProfit: null });
  return ({ profit }) => ({ expenses, differences: netProfit - profit + expenses, netProfit });
}
