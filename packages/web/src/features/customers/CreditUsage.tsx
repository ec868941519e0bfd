import { creditStatus, creditStatusOf, creditUsage, type Tone } from '@turoos/contract';
import { formatPercent } from '@/lib/format/format';
import { StatusBadge } from '@/ui/Badge';
import { cn } from '@/ui/cn';

const fill: Record<Tone, string> = {
  neutral: 'bg-neutral',
  info: 'bg-info',
  success: 'bg-success',
  warning: 'bg-warning',
  danger: 'bg-danger',
};

type Credit = { balance: number; creditLimit: number };

export const CreditBadge = (credit: Credit) => <StatusBadge status={creditStatus[creditStatusOf(credit)]} />;

/** The used part of the credit limit, as a figure and a bar. */
export function CreditUsage(credit: Credit) {
  const usage = creditUsage(credit);
  return (
    <div className="flex flex-col gap-1">
      <p className="flex justify-between text-sm text-muted">
        نسبة استهلاك حد الائتمان
        <bdi className="font-semibold text-ink ltr-text">{formatPercent(usage)}</bdi>
      </p>
      <div aria-hidden="true" className="h-2 overflow-hidden rounded-full bg-line">
        <div
          className={cn('h-full rounded-full', fill[creditStatus[creditStatusOf(credit)].tone])}
          style={{ width: `${Math.min(100, usage)}%` }}
        />
      </div>
    </div>
  );
}
