import { salesApi, type SalesSummary } from '@turoos/contract';
import { CircleCheck, Clock, Plus, ReceiptText, RotateCw, Wallet } from 'lucide-react';
import { formatNumber } from '@/lib/format/format';
import { cardState } from '@/lib/http/query-state';
import { useData } from '@/lib/http/use-data';
import { usePermit } from '@/lib/session/can';
import { useCurrentRate } from '@/shared/shop/use-current-rate';
import { Badge } from '@/ui/Badge';
import { Button } from '@/ui/Button';
import { Num } from '@/ui/Code';
import { ExportButton } from '@/ui/ExportButton';
import { LinkButton } from '@/ui/LinkButton';
import { Money } from '@/ui/Money';
import { PageHeader } from '@/ui/PageHeader';
import { Skeleton } from '@/ui/Skeleton';
import { Figure } from '@/ui/Figure';
import type { SalesListState } from './SalesFilters';

type SalesHeaderProps = {
  list: SalesListState;
  onRefresh: () => void;
  refreshing: boolean;
};

export function SalesHeader({ list, onRefresh, refreshing }: SalesHeaderProps) {
  const summary = useData('sales', salesApi.summary, { query: { q: list.q, ...list.filters } });
  const retry = cardState(summary);
  const figures = summary.data;

  return (
    <PageHeader
      title="المبيعات"
      description={
        <span className="max-sm:hidden">
          <RateTag />
        </span>
      }
      actions={<NewSaleLink />}
      more={
        <>
          <Button icon={RotateCw} busy={refreshing} onClick={onRefresh}>
            تحديث
          </Button>
          <ExportButton list={salesApi.list} query={list.query} fileName="sales" things="البيانات" />
        </>
      }
      figures={
        <>
          <Figure
            label="إجمالي الفواتير"
            icon={ReceiptText}
            value={figures && <Num value={figures.total} />}
            hint={figures ? partsOf(figures) : null}
            {...retry}
          />
          <Figure
            label="صافي المبيعات"
            icon={Wallet}
            tone="info"
            value={figures && <Money usd={figures.totalSales} at={figures.rials.totalSales} />}
            {...retry}
          />
          <Figure
            label="مدفوعة"
            icon={CircleCheck}
            tone="success"
            value={figures && <Num value={figures.paid} />}
            {...retry}
          />
          <Figure
            label="آجلة"
            icon={Clock}
            tone="warning"
            value={figures && <Num value={figures.deferred + figures.partial} />}
            hint={
              figures ? (
                <>
                  المتبقي <Money usd={figures.outstanding} at="today" />
                </>
              ) : null
            }
            {...retry}
          />
        </>
      }
    />
  );
}

export function NewSaleLink() {
  const { reason } = usePermit('sales:create');
  return (
    <LinkButton to="/sales" search={{ new: '1' }} icon={Plus} variant="primary" disabledReason={reason}>
      فاتورة جديدة
    </LinkButton>
  );
}

/** Returns the number of listed invoices by status, without statuses that have none. */
function partsOf({ totalOrders, refunded, held, cancelled }: SalesSummary): string {
  const parts = [
    ['مكتملة', totalOrders - refunded],
    ['مسترجعة', refunded],
    ['معلقة', held],
    ['ملغية', cancelled],
  ] as const;
  return parts
    .filter(([, count]) => count > 0)
    .map(([state, count]) => `${state}: ${formatNumber(count)}`)
    .join(' · ');
}

/** Today's rate, shown beside the invoices' figures. */
function RateTag() {
  const { data: rate, isPending } = useCurrentRate();
  if (isPending) return <Skeleton className="h-5.5 w-32" />;
  if (!rate) return <Badge tone="warning">سعر الصرف غير متوفر</Badge>;
  return (
    <Badge tone="info">
      سعر الصرف: <Num value={rate.usd_to_yer} className="mx-1" /> ر.ي
    </Badge>
  );
}
