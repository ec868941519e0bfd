import { portions } from '../../db/portions';
import type { Tx } from '../../db/transaction';
import { postJournal } from '../accounting';
import { middayOf, postCustomerEntry, postSupplierEntry } from '../ledger';
import type { AccountKind } from './account-table';
import type { Bringer } from './bringer';

export interface Opening {
  accountId: string;
  /** Cents: what the customer owes, or the shop owes the supplier; below zero it is the other way round. */
  owed: number;
  day: string;
  note: string;
}

interface Terms {
  /** Rials per dollar of balances that were in rials; undefined takes the rate of the day. */
  rate: number | undefined;
  note: string;
}

/**
 * Posts balances to the accounts, which the caller has locked, and the sum of each day to the journal by one entry.
 * Returns the ids of the ledger's entries.
 */
export async function postOpenings(
  tx: Tx,
  { user, bringingId }: Pick<Bringer, 'user' | 'bringingId'>,
  kind: AccountKind,
  openings: readonly Opening[],
  { rate, note }: Terms,
): Promise<string[]> {
  const entry = ({ accountId, owed, day, note: own }: Opening) => {
    const facts = { accountId, type: 'adjustment' as const, change: -owed, note: own, userId: user.id };
    const at = middayOf(day);
    return kind === 'suppliers'
      ? postSupplierEntry(tx, { ...facts, dated: day })
      : postCustomerEntry(tx, {
          ...facts,
          operation: owed > 0 ? 'subtract' : 'add',
          at: at < new Date() ? at : undefined,
          ...(rate !== undefined && { usdToYer: rate }),
        });
  };
  const ids: string[] = [];
  for (const day of new Set(openings.map((one) => one.day))) {
    const ofDay = openings.filter((one) => one.day === day);
    for (const portion of portions(ofDay)) ids.push(...(await Promise.all(portion.map(entry))));
    const value = ofDay.reduce((sum, { owed }) => sum + owed, 0);
    // it takes what the ledgers moved since the entry before, so the entries of one day come together
    await postJournal(tx, {
      ...(kind === 'suppliers'
        ? { kind: 'supplierOpening' as const, figures: { value } }
        : { kind: 'customerOpening' as const, figures: { value } }),
      day,
      usdToYer: rate ?? null,
      source: { type: 'bringing', id: bringingId },
      note,
      userId: user.id,
    });
  }
  return ids;
}
