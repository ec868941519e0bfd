import type { Moved } from '@turoos/contract';
import type { Tx } from '../db/transaction';

const none: Moved = { customers: 0, suppliers: 0, inventory: 0, inexact: 0 };

const moved = new WeakMap<Tx, Moved>();

/** Notes what a door moved, in cents with a debit above zero; the journal entry of the transaction contains it. */
export function noteMoved(tx: Tx, account: keyof Moved, cents: number): void {
  const before = moved.get(tx) ?? none;
  moved.set(tx, { ...before, [account]: before[account] + cents });
}

/** Returns what was moved since the last journal entry of the transaction, which the next one does not contain. */
export function takeMoved(tx: Tx): Moved {
  const taken = moved.get(tx) ?? none;
  moved.delete(tx);
  return taken;
}

/**
 * Throws when stock or balances changed without a journal entry: a programming error, found by the first test that
 * does the work.
 */
export function assertBooked(tx: Tx, work: string): void {
  const { inexact: _inexact, ...accounts } = takeMoved(tx);
  const left = Object.entries(accounts).filter(([, cents]) => cents !== 0);
  if (left.length > 0) throw new Error(`${work} left out of the journal: ${JSON.stringify(left)}`);
}
