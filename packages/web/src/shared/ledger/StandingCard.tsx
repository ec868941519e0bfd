import { debtAge, type Ageing } from '@turoos/contract';
import type { ReactNode } from 'react';
import { Card } from '@/ui/Card';
import { cn } from '@/ui/cn';
import { Money } from '@/ui/Money';
import { Ages } from './AgeingSection';

/** A debt is old beyond these days, as on the list of debtors. */
const old = 90;

const both = (cents: number) => <Money usd={cents} at="today" stacked />;

type StandingCardProps = {
  /** Cents; below zero is owed, by a customer or to a supplier. */
  balance: number;
  /** What the amount is called: a debt, a credit, or nothing of both. */
  words: { debt: string; credit: string; none: string; settled: string; oldest: string };
  /** The open debts by age; only of accounts with a debt. */
  ageing: Ageing | undefined;
  /** What is done about it. */
  actions: ReactNode;
};

/** How an account stands, in large rials, since when, and what is done about it. */
export function StandingCard({ balance, words, ageing, actions }: StandingCardProps) {
  const owes = balance < 0;
  const oldest = owes ? (ageing?.oldestDays ?? null) : null;
  return (
    <Card className="mb-4 flex flex-col gap-4">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div className="flex flex-col gap-1">
          <p className="text-muted">{owes ? words.debt : balance > 0 ? words.credit : words.none}</p>
          {balance === 0 ? (
            <p className="text-2xl font-semibold">{words.settled}</p>
          ) : (
            <Money
              usd={Math.abs(balance)}
              at="today"
              className={cn('text-2xl', owes ? 'text-danger' : 'text-success')}
            />
          )}
          {oldest !== null && (
            <p className={cn('text-sm', oldest > old ? 'font-semibold text-danger' : 'text-muted')}>
              {words.oldest}: {debtAge(oldest)}
            </p>
          )}
        </div>
        <div className="flex no-print flex-wrap gap-2 max-sm:grid max-sm:w-full max-sm:grid-cols-2">
          {actions}
        </div>
      </div>
      {owes && ageing && <Ages ageing={ageing} money={both} />}
    </Card>
  );
}
