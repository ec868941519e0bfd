import type { TenderMethod } from '@turoos/contract';
import { sql } from 'kysely';
import type { Tx } from '../../db/transaction';
import { answerOf, moveOf } from './money-moves';
import { placeOf } from './place-of-money';
import type { Taken } from './tender';
import { assertShift } from './assert-shift';
import type { Till } from './till';

interface Handed {
  kind: 'tender' | 'change';
  moneyAccountId: string;
  currency: string;
  amount: number;
  cents: number;
  method: TenderMethod;
  reference: string;
}

/**
 * Undoes the payment of a document: gives back what was handed over in the currencies it came in, and takes the change
 * back. Cash leaves the user's drawer or the safe, all else the account it came into. Returns undefined when that is not
 * the amount due, or not possible: the document is from before the journal, or its account is no longer used.
 */
export async function giveBack(
  tx: Tx,
  till: Till,
  { type, id, due }: { type: string; id: string; due: number },
): Promise<Taken | undefined> {
  const [{ rows: handed }, { rows: rounded }] = await Promise.all([
    sql<Handed>`
      select kind, money_account_id, currency, amount, cents, method, reference from money_movements
      where source_type = ${type} and source_id = ${id} and kind in ('tender', 'change') order by seq`.execute(
      tx,
    ),
    sql<{ gain: number }>`
      select coalesce(-sum(l.amount), 0) as gain
      from journal_entries e join journal_lines l on l.entry_id = e.id join accounts a on a.id = l.account_id
      where e.source_type = ${type} and e.source_id = ${id} and a.key = 'rounding'`.execute(tx),
  ]);
  const gain = rounded[0]?.gain ?? 0;
  const received = handed.reduce((sum, { cents }) => sum + cents, 0);
  if (handed.length === 0 || received - gain !== due) return undefined;
  const moves = handed.flatMap((one) => {
    const currency = till.currencies.get(one.currency);
    const place = one.method === 'cash' ? placeOf(till, 'cash', {}) : till.places.get(one.moneyAccountId);
    if (!currency || !place?.isActive || !place.currencies.includes(one.currency)) return [];
    assertShift(till, one.method);
    const kind = one.kind === 'tender' ? 'refund' : 'change';
    const { method, reference } = one;
    return [
      moveOf(till, kind, { currency, units: -one.amount, cents: -one.cents }, { place, method, reference }),
    ];
  });
  if (moves.length < handed.length) return undefined;
  return { moves, paid: due, over: 0, rounding: -gain, answer: answerOf(till, moves, -gain) };
}
