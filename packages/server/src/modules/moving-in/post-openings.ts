import { adenDayBounds } from '@turoos/contract';
import { portions } from '../../db/portions';
import type { Tx } from '../../db/transaction';
import { postJournal } from '../accounting';
import { postCustomerEntry, postSupplierEntry } from '../ledger';
import type { AccountKind } from './account-table';
import type { Bringer } from './bringer';

/** Noon in Yemen: the moment then falls on the same day in most other time zones too. */
const noon = 12 * 3_600_000;

export interface Opening {
  accountId: string;
  /** Cents: what the customer owes, or the shop owes the supplier; below zero it is the other way round. */
  owed: number;
  note: string;
}

interface When {
  day: string;
  /** Rials per dollar of balances that were in rials; undefined takes the rate of the day. */
  rate: number | undefined;
  note: string;
}

/**
 * Posts balances to the accounts, which the caller has locked, and their sum to the journal by one entry. Returns the
 * ids of the ledger's entries.
 */
export async function postOpenings(
  tx: Tx,
  { user, bringingId }: Pick<Bringer, 'user' | 'bringingId'>,
  kind: AccountKind,
  openings: readonly Opening[],
  { day, rate, note }: When,
): Promise<string[]> {
  const at = new Date(adenDayBounds(day).from.getTime() + noon);
  const entry = ({ accountId, owed, note: own }: Opening) => {
    const facts = { accountId, type: 'adjustment' as const, change: -owed, note: own, userId: user.id };
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
  for (const portion of portions(openings)) ids.push(...(await Promise.all(portion.map(entry))));
  const owed = openings.reduce((sum, one) => sum + one.owed, 0);
  await postJournal(tx, {
    ...(kind === 'suppliers'
      ? { kind: 'supplierOpening' as const, figures: { value: owed } }
      : { kind: 'customerOpening' as const, figures: { value: owed } }),
    day,
    usdToYer: rate ?? null,
    source: { type: 'bringing', id: bringingId },
    note,
    userId: user.id,
  });
  return ids;
}
