import { isStale } from '@turoos/contract';
import { Link } from '@/lib/navigation/Link';
import { useCurrentRate } from '@/shared/shop/use-current-rate';
import { cn } from '@/ui/cn';
import { Num } from '@/ui/Code';

/** Today's rate, always visible; warns when there is none or it is older than the shop allows. */
export function RateBadge() {
  const { data: rate, isPending } = useCurrentRate();
  if (isPending || rate === undefined) return null;
  const doubtful = rate === null || isStale(rate);
  return (
    <Link
      to="/settings"
      search={{ tab: 'exchange-rates' }}
      className={cn(
        // Two lines on a phone, where a long rate does not fit beside the buttons.
        'min-w-0 rounded-md px-2 py-1 text-sm font-semibold max-sm:text-center max-sm:leading-tight sm:whitespace-nowrap pointer-coarse:py-2.5',
        doubtful ? 'bg-warning-soft text-warning' : 'text-muted hover:text-ink',
      )}
    >
      {rate === null ? (
        'سعر الصرف غير متوفر'
      ) : (
        <>
          الدولار <Num value={rate.usd_to_yer} /> ر.ي
          {rate.sar_to_yer !== null && (
            <span className="max-xl:hidden">
              {' '}
              · السعودي <Num value={rate.sar_to_yer} />
            </span>
          )}
          {isStale(rate) && <span className="max-sm:sr-only"> · سعر قديم</span>}
        </>
      )}
    </Link>
  );
}
