import type { BroughtAccount } from '@turoos/contract';
import { definedFields } from '../../system/defined-fields';

/** Makes one account of rows that mean one person: the first filled fields, all phones, the sum of the balances and the earliest of their days. */
export function mergeAccounts([first, ...others]: readonly BroughtAccount[]): BroughtAccount {
  if (!first) throw new Error('No rows to merge.');
  return others.reduce<BroughtAccount>(
    (sum, one) => ({
      ...one,
      ...definedFields(sum),
      row: sum.row,
      name: sum.name,
      folded: sum.folded,
      phones: [...new Set([...sum.phones, ...one.phones])],
      balance: added(sum.balance, one.balance),
      balanceRials: added(sum.balanceRials, one.balanceRials),
      since: [sum.since, one.since].filter((day) => day !== undefined).toSorted()[0],
    }),
    first,
  );
}

const added = (a: number | undefined, b: number | undefined): number | undefined =>
  a === undefined && b === undefined ? undefined : (a ?? 0) + (b ?? 0);
