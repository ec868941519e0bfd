import { formatUsd, formatYer, YER } from '@/lib/format/format';
import { Badge } from './Badge';
import { cn } from './cn';
import { useRate } from './rate-context';

type MoneyProps = {
  /** Integer cents. */
  usd: number;
  /** The document's own rate; without it the day's. null: there is no rate. */
  rate?: number | null;
  /** Rials above dollars, for cells and cards. */
  stacked?: boolean;
  className?: string;
};

/** An amount in both currencies: rials first, dollars after. */
export function Money({ usd, rate, stacked = false, className }: MoneyProps) {
  const today = useRate();
  const applied = rate === undefined ? today : rate;
  const layout = stacked
    ? 'inline-flex flex-col items-start gap-x-2'
    : 'inline-flex flex-wrap items-baseline gap-x-2';

  if (applied === null) {
    return (
      <span className={cn(layout, className)}>
        <bdi className="font-semibold text-warning ltr-text">{formatUsd(usd)}</bdi>
        <Badge tone="warning">سعر الصرف غير متوفر</Badge>
      </span>
    );
  }
  return (
    <span className={cn(layout, className)}>
      <span className="whitespace-nowrap">
        <bdi className="font-semibold ltr-text">{formatYer(usd, applied)}</bdi> {YER}
      </span>
      <bdi className="text-sm text-muted ltr-text">{formatUsd(usd)}</bdi>
    </span>
  );
}
