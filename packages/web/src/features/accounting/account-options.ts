import type { Account } from '@turoos/contract';

/** Options of a select that shows the chart: accounts below others are indented. */
export const accountOptions = (accounts: readonly Account[]) =>
  accounts.map(({ _id, code, name, level }) => ({
    value: _id,
    label: `${'\u00a0\u00a0\u00a0'.repeat(level)}${code} ${name}`,
  }));
