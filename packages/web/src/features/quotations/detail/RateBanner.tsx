import { quotationsApi, toYer, type Quotation } from '@turoos/contract';
import { BadgeDollarSign } from 'lucide-react';
import { formatRials } from '@/lib/format/format';
import { useAction } from '@/lib/http/use-action';
import { usePermit } from '@/lib/session/can';
import { Button } from '@/ui/Button';
import { Num } from '@/ui/Code';
import { useRate } from '@/ui/rate-context';
import { changesOf } from '../edit/quotation-form';

/** Says that the rate has changed since, with the total at both rates; nothing while it has not, or all is decided. */
export function RateBanner({ quotation }: { quotation: Quotation }) {
  const { _id: id, usd_to_yer: was, grandTotal, grandTotalYer, status } = quotation;
  const now = useRate();
  const { reason } = usePermit('sales:create');
  const renew = useAction(quotationsApi.update, {
    done: 'صار العرض بسعر صرف اليوم',
    failed: 'فشل في تحديث العرض',
  });
  const isOpen = status === 'draft' || status === 'sent' || status === 'expired';
  if (!isOpen || was === null || now === null || was === now) return null;
  return (
    <output className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-md bg-warning-soft px-3 py-2 text-warning">
      <BadgeDollarSign className="size-5 shrink-0" aria-hidden="true" />
      <p className="grow">
        تغير سعر الصرف من <Num value={was} /> إلى <Num value={now} />: إجمالي العرض{' '}
        <b>
          <bdi>{formatRials(grandTotalYer ?? toYer(grandTotal, was))}</bdi> ر.ي
        </b>{' '}
        وبسعر اليوم{' '}
        <b>
          <bdi>{formatRials(toYer(grandTotal, now))}</bdi> ر.ي
        </b>
        . عند البيع تختار بأيهما.
      </p>
      <Button
        size="sm"
        busy={renew.isPending}
        disabledReason={reason}
        onClick={() =>
          renew.mutate({ params: { id }, body: { ...changesOf(quotation), atTodaysRate: true } })
        }
      >
        تحديثه إلى سعر اليوم
      </Button>
    </output>
  );
}
