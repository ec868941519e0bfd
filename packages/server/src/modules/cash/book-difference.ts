import { must, type MoneyMovementKind, type PostingKind } from '@turoos/contract';
import type { Tx } from '../../db/transaction';
import { postJournal, type MoneyMove } from '../accounting';
import { valueOf } from './amounts';
import { methodOf } from './method-of';
import { moveOf } from './money-moves';
import type { Place, Till } from './till';

interface Difference {
  place: Place;
  kind: Extract<MoneyMovementKind, 'float' | 'difference' | 'count'>;
  /** Counted less expected, in units. */
  differences: readonly { currency: string; amount: number }[];
  source: { type: string; id: string; number?: string };
  note: string;
  userId: string;
}

/** Books what a count found beyond, or short of, what a drawer or another account should hold. */
export async function bookDifference(
  tx: Tx,
  till: Till,
  { place, kind, differences, source, note, userId }: Difference,
  posting: Extract<PostingKind, 'cashDifference' | 'opening'> = 'cashDifference',
): Promise<void> {
  const money: MoneyMove[] = differences
    .filter(({ amount }) => amount !== 0)
    .map(({ currency: code, amount: units }) => {
      const currency = must(till.currencies.get(code));
      const cents = valueOf(till, { currency, units });
      return { ...moveOf(till, kind, { currency, units, cents }, { place, method: methodOf(place) }), note };
    });
  if (money.length === 0) return;
  const found = money.reduce((sum, { cents }) => sum + cents, 0);
  const { usdToYer } = till.rates;
  const entry = { money, usdToYer, source, note, userId };
  await (posting === 'opening'
    ? postJournal(tx, { ...entry, kind: 'opening', figures: { value: found } })
    : postJournal(tx, { ...entry, kind: 'cashDifference', figures: { short: -found } }));
}
