import { formatRials, formatUsd, YER } from '@/lib/format/format';
import { byTodaysRate, inRials, type RialsAt } from '@/lib/format/rials';
import { Badge } from './Badge';
import { cn } from './cn';
import { useDisplayCurrency, useRate } from './rate-context';

type MoneyProps = {
  /** Integer cents. */
  usd: number;
  at: RialsAt;
  /** Says in words that the rials are at today's rate, beside amounts that are not. */
  say?: boolean;
  /** Stacks the two currencies, for cells and cards. */
  stacked?: boolean;
  /** Leaves the other currency to a title, where many amounts stand side by side. */
  alone?: boolean;
  className?: string;
};

/** Where a phone's row has room for one currency. */
export const mainOnPhone = 'max-sm:[&>.text-muted]:hidden';

/** An amount in the shop's display currency, the other one small beside it. Rials at today's rate carry a mark, which the page's legend explains. */
export function Money({ usd, at, say = false, stacked = false, alone = false, className }: MoneyProps) {
  const { rials, unrated } = inRials(usd, at, useRate());
  const display = useDisplayCurrency();
  const layout = stacked
    ? 'inline-flex flex-col items-start gap-x-2'
    : 'inline-flex flex-wrap items-baseline gap-x-2';

  if (rials === null) {
    return (
      <span className={cn(layout, className)}>
        <bdi className="font-semibold text-warning ltr-text">{formatUsd(usd)}</bdi>
        <Badge tone="warning">سعر الصرف غير متوفر</Badge>
      </span>
    );
  }
  const isToday = at === 'today';
  const inDollars = display === 'USD';
  const large = 'font-semibold ltr-text';
  const small = 'text-sm text-muted';
  const dollars = <bdi className={inDollars ? large : `ltr-text ${small}`}>{formatUsd(usd)}</bdi>;
  return (
    <span className={cn(layout, className)} title={alone && !inDollars ? formatUsd(usd) : undefined}>
      {inDollars && dollars}
      {!(alone && inDollars) && (
        <span
          className={cn('whitespace-nowrap', inDollars && small)}
          title={isToday && !alone ? byTodaysRate : undefined}
        >
          {isToday && <TodayMark />}
          <bdi className={inDollars ? 'ltr-text' : large}>{formatRials(rials)}</bdi> {YER}
        </span>
      )}
      {!inDollars && !alone && dollars}
      {isToday && say && <span className="text-sm font-normal text-muted">{byTodaysRate}</span>}
      {unrated !== 0 && (
        <Badge tone="warning">
          منها <bdi className="mx-1 ltr-text">{formatUsd(unrated)}</bdi> بلا سعر صرف
        </Badge>
      )}
    </span>
  );
}

/** The mark before rials that change with the rate. */
export const TodayMark = () => (
  <span data-today-rate="" className="font-normal text-faint">
    ≈&nbsp;
  </span>
);
