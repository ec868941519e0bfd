import { isBackwards, type AccountPeriod, type SideWords } from '@turoos/contract';
import type { ReactNode } from 'react';
import { cn } from '@/ui/cn';
import { legible } from '@/ui/Code';
import { Skeleton } from '@/ui/Skeleton';
import { Usd } from '@/ui/Usd';
import { AccountBalance } from './AccountBalance';
import type { StatementFilterValues } from './StatementFilters';

type StatementBalancesProps = {
  words: SideWords;
  filters: StatementFilterValues;
  query: { data: { summary: AccountPeriod } | undefined; isPending: boolean; isPlaceholderData: boolean };
  /** Renders the closing balance, if it is shown in rials too. */
  closing?: (cents: number) => ReactNode;
};

/**
 * The balance before the period and at its end. Hidden while entries are filtered by type, because those
 * don't add up to a balance.
 */
export function StatementBalances({ words, filters, query, closing }: StatementBalancesProps) {
  const inDollars = (cents: number) => <AccountBalance cents={cents} words={words} />;
  if (filters.type !== '' || isBackwards(filters)) return null;
  if (query.isPending) return <Skeleton className="mb-3 h-16 w-full rounded-lg" />;
  if (!query.data) return null;
  const { summary } = query.data;
  const figures = [
    ['الرصيد السابق', inDollars(summary.opening)],
    [`إجمالي ${words.debt}`, <Usd key="debt" cents={summary.debt} />],
    [`إجمالي ${words.credit}`, <Usd key="credit" cents={summary.credit} />],
    ['الرصيد الختامي', (closing ?? inDollars)(summary.closing)],
  ] as const;
  return (
    <dl
      className={cn(
        'mb-3 grid grid-cols-2 gap-3 rounded-lg border border-line bg-surface p-3 shadow-card transition-opacity sm:grid-cols-4',
        query.isPlaceholderData && 'opacity-50',
      )}
    >
      {figures.map(([name, value]) => (
        <div key={name} className="min-w-0">
          <dt className="text-sm text-muted">{legible(name)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
