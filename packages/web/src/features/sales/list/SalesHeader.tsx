import { salesApi } from '@turoos/contract';
import { CircleCheck, Clock, Download, Plus, ReceiptText, RotateCw } from 'lucide-react';
import { cardState } from '@/lib/http/query-state';
import { useData } from '@/lib/http/use-data';
import { usePermit } from '@/lib/session/can';
import { Button } from '@/ui/Button';
import { Num } from '@/ui/Code';
import { LinkButton } from '@/ui/LinkButton';
import { Money } from '@/ui/Money';
import { PageHeader } from '@/ui/PageHeader';
import { StatCard } from '@/ui/StatCard';
import { RateTag } from './RateTag';

type SalesHeaderProps = {
  onRefresh: () => void;
  refreshing: boolean;
  onExport: () => void;
  exporting: boolean;
};

export function SalesHeader({ onRefresh, refreshing, onExport, exporting }: SalesHeaderProps) {
  const mayCreate = usePermit('sales:create');
  const summary = useData('sales', salesApi.summary, {});
  const retry = cardState(summary);
  const figures = summary.data;

  return (
    <PageHeader
      title="المبيعات"
      description={<RateTag />}
      actions={
        <>
          <LinkButton
            to="/sales"
            search={{ new: '1' }}
            icon={Plus}
            variant="primary"
            disabledReason={mayCreate.reason}
          >
            فاتورة جديدة
          </LinkButton>
          <Button icon={RotateCw} busy={refreshing} onClick={onRefresh}>
            تحديث
          </Button>
          <Button icon={Download} busy={exporting} onClick={onExport}>
            تصدير
          </Button>
        </>
      }
      figures={
        <>
          <StatCard
            label="إجمالي الفواتير"
            icon={ReceiptText}
            value={figures && <Num value={figures.totalOrders} />}
            hint={figures ? <Money usd={figures.totalSales} /> : null}
            {...retry}
          />
          <StatCard
            label="مدفوعة"
            icon={CircleCheck}
            tone="success"
            value={figures && <Num value={figures.paid} />}
            {...retry}
          />
          <StatCard
            label="آجلة"
            icon={Clock}
            tone="warning"
            value={figures && <Num value={figures.deferred + figures.partial} />}
            hint={
              figures ? (
                <>
                  المتبقي <Money usd={figures.outstanding} />
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
