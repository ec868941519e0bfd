import type { DayRange, EquitySource } from '@turoos/contract';

/** Returns the search of the place in the books that a figure of the equity's change comes from. */
export const equitySearch = (source: EquitySource, days: DayRange): Record<string, string> => {
  if ('account' in source) return { tab: 'accounts', of: source.account, ...days };
  return source.report === 'balance-sheet'
    ? { tab: source.report, endDate: source.date }
    : { tab: source.report, ...days };
};
