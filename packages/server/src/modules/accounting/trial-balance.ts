import type { DayRange, TrialBalance } from '@turoos/contract';
import type { Db } from '../../db/connect';
import { readChart } from './accounts.queries';
import { rowOf, sumBelow } from './chart.rules';
import { sumPeriods } from './day-sums.queries';

/** Accounts that never moved are left out. */
export async function readTrialBalance(db: Db, period: DayRange): Promise<TrialBalance> {
  const [chart, sums] = await Promise.all([readChart(db), sumPeriods(db, period)]);
  const own = (figure: 'opening' | 'debit' | 'credit') =>
    new Map(sums.map((sum) => [sum.accountId, sum[figure]]));
  const figures = { opening: own('opening'), debit: own('debit'), credit: own('credit') };
  const rows = chart.map((account) => {
    const [opening, debit, credit] = [figures.opening, figures.debit, figures.credit].map((one) =>
      sumBelow(one, account),
    ) as [number, number, number];
    return { ...rowOf(account), opening, debit, credit, closing: opening + debit - credit };
  });
  const openings = sums.map(({ opening }) => opening);
  const closings = sums.map(({ opening, debit, credit }) => opening + debit - credit);
  return {
    ...period,
    rows: rows.filter(({ opening, debit, credit }) => opening !== 0 || debit !== 0 || credit !== 0),
    totals: {
      openingDebit: debits(openings),
      openingCredit: credits(openings),
      debit: debits(sums.map(({ debit }) => debit)),
      credit: debits(sums.map(({ credit }) => credit)),
      closingDebit: debits(closings),
      closingCredit: credits(closings),
    },
  };
}

const debits = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + Math.max(amount, 0), 0);
const credits = (amounts: readonly number[]) => debits(amounts.map((amount) => -amount));
