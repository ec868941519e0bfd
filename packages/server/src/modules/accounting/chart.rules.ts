import type { AccountKind, AccountRow } from '@turoos/contract';

/** An account of the chart as it is stored. */
export interface ChartAccount {
  id: string;
  code: string;
  name: string;
  kind: AccountKind;
  parentId: string | null;
  key: string | null;
  isMoney: boolean;
  isActive: boolean;
  version: number;
}

/** An account in its place: the depth, the key of the main account above it, and itself with all accounts below. */
export interface PlacedAccount extends ChartAccount {
  level: number;
  section: string | null;
  below: readonly string[];
}

/** Orders the chart from top to bottom: each account before those below it, sorted by code. */
export function inTree(accounts: readonly ChartAccount[]): PlacedAccount[] {
  const sorted = accounts.toSorted((one, other) => one.code.localeCompare(other.code));
  const placed = (parentId: string | null, level: number, section: string | null): PlacedAccount[] =>
    sorted
      .filter((account) => account.parentId === parentId)
      .flatMap((account) => {
        const within = section ?? account.key;
        const others = placed(account.id, level + 1, within);
        return [
          { ...account, level, section: within, below: [account.id, ...others.map(({ id }) => id)] },
          ...others,
        ];
      });
  return placed(null, 0, null);
}

/** Sums own figures of accounts over an account and those below it. */
export const sumBelow = (own: ReadonlyMap<string, number>, { below }: Pick<PlacedAccount, 'below'>): number =>
  below.reduce((sum, id) => sum + (own.get(id) ?? 0), 0);

/** Sums own figures of accounts over a section of the chart. */
export const sumSection = (
  own: ReadonlyMap<string, number>,
  chart: readonly PlacedAccount[],
  section: string,
): number =>
  chart.reduce((sum, account) => sum + (account.section === section ? (own.get(account.id) ?? 0) : 0), 0);

export const rowOf = ({ id, code, name, key, level }: PlacedAccount): AccountRow => ({
  account: id,
  code,
  name,
  key,
  level,
});
