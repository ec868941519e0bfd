import { isStale } from '@turoos/contract';
import { BadgeDollarSign } from 'lucide-react';
import { formatAgo } from '@/lib/format/format';
import { useCan } from '@/lib/session/can';
import { useCurrentRate } from '@/shared/shop/use-current-rate';
import { useAway } from '@/shared/till/use-away';
import { Button } from '@/ui/Button';
import { Num } from '@/ui/Code';
import { useLazyDialog } from '@/ui/use-lazy-dialog';

const loadDialog = () => import('@/shared/exchange-rates/RateDialog').then((m) => m.RateDialog);

/** Says calmly that the rate is old or missing, with the action to record one for those who may. */
export function RateNotice() {
  const { data: rate } = useCurrentRate();
  const mayRecord = useCan('exchangeRates:write');
  const isAway = useAway() !== undefined;
  const dialog = useLazyDialog<null>(loadDialog);
  const isDoubtful = rate === null || (rate !== undefined && isStale(rate));
  return (
    <>
      {isDoubtful && (
        <output className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-md bg-sunken px-3 py-2 text-muted">
          <BadgeDollarSign className="size-4 shrink-0" aria-hidden="true" />
          <span className="grow">
            {rate === null ? (
              'لم يُسجَّل سعر صرف بعد، فالأسعار بالدولار وحده.'
            ) : (
              <>
                سعر الصرف <Num value={rate.usd_to_yer} /> سُجّل {formatAgo(rate.recorded_at)}.
              </>
            )}
          </span>
          {mayRecord && !isAway && (
            <Button size="sm" onClick={() => dialog.show(null)}>
              تسجيل سعر اليوم
            </Button>
          )}
        </output>
      )}
      {dialog.dialog}
    </>
  );
}
