import { fromUnits, restRials, tillRials, toYer, type Settled } from '@turoos/contract';
import type { RialsAt } from '@/lib/format/rials';
import type { Settlement } from './sale-figures';

/** Returns the rials of what is paid now and of what stays owed, as the saved invoice will show them. */
export function creditRials(
  grandTotal: number,
  { paid, owed }: Pick<Settlement, 'paid' | 'owed'>,
  counted: Settled | undefined,
  today: number | null,
): { paidAt: RialsAt; owedAt: RialsAt } {
  if (today === null) return { paidAt: 'today', owedAt: 'today' };
  const tenders = counted?.tenders.map(({ currency, units }) => ({
    currency: currency.code,
    amount: fromUnits(units, currency),
  }));
  const sale = { grandTotal, tillPaid: paid, remaining: owed, tenders };
  const at = (cents: number, rials: number): RialsAt =>
    rials === toYer(cents, today) ? 'today' : { rials, unrated: 0 };
  return { paidAt: at(paid, tillRials(sale, today)), owedAt: at(owed, restRials(sale, today, today)) };
}
