import { base, quoted, type MoneyAmount } from '@turoos/contract';
import type { RialsAt } from '@/lib/format/rials';
import { cn } from '@/ui/cn';
import { Money } from '@/ui/Money';
import { Usd } from '@/ui/Usd';
import { Amount } from './Amount';

type HandedMoneyProps = {
  /** What was handed over; null if it was in several currencies, or none was. */
  money: MoneyAmount | null;
  /** Its value in cents. */
  usd: number;
  /** The rate for a value that nobody handed over in rials; undefined where those are shown in dollars alone. */
  at: RialsAt | undefined;
  stacked?: boolean | undefined;
  className?: string;
};

/** Money as it was handed over, with its value: rials converted from cents would be others. */
export function HandedMoney({ money, usd, at, stacked, className }: HandedMoneyProps) {
  const inRials = money?.currency === quoted ? { rials: money.amount, unrated: 0 } : at;
  if (money && money.currency !== base && money.currency !== quoted)
    return (
      <span className={cn('inline-flex gap-x-1.5', stacked ? 'flex-col max-sm:flex-row' : 'items-baseline')}>
        <Amount {...money} className={cn('font-semibold', className)} />
        <Usd cents={usd} className="text-sm text-muted" />
      </span>
    );
  if (inRials === undefined) return <Usd cents={usd} className={className} />;
  return <Money usd={usd} at={inRials} stacked={stacked} className={className} />;
}
