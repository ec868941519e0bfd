import type { AdjustmentSummary } from '@turoos/contract';
import type { UseQueryResult } from '@tanstack/react-query';
import {
  CircleCheck,
  CircleX,
  Clock,
  Coins,
  Download,
  Plus,
  RefreshCw,
  SlidersHorizontal,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { usePermit } from '@/lib/can';
import { formatNumber } from '@/lib/format';
import { Button } from '@/ui/Button';
import { Money } from '@/ui/Money';
import { PageHeader } from '@/ui/PageHeader';
import { StatCard } from '@/ui/StatCard';

type AdjustmentsHeaderProps = {
  summary: UseQueryResult<AdjustmentSummary>;
  onAdd: () => void;
  onExport: () => void;
  exporting: boolean;
  onRefresh: () => void;
  refreshing: boolean;
};

export function AdjustmentsHeader({
  summary,
  onAdd,
  onExport,
  exporting,
  onRefresh,
  refreshing,
}: AdjustmentsHeaderProps) {
  const mayAdd = usePermit('stockAdjustments:create');
  return (
    <PageHeader
      title="التسويات المخزنية"
      description="تغييرات في كميات المخزون تُنفذ بعد اعتمادها"
      actions={
        <>
          <Button variant="primary" icon={Plus} disabledReason={mayAdd.reason} onClick={onAdd}>
            تسوية جديدة
          </Button>
          <Button icon={Download} busy={exporting} onClick={onExport}>
            تصدير
          </Button>
          <Button icon={RefreshCw} busy={refreshing} onClick={onRefresh}>
            تحديث
          </Button>
        </>
      }
      figures={<Figures summary={summary} />}
    />
  );
}

function Figures({ summary }: { summary: UseQueryResult<AdjustmentSummary> }) {
  const figure = (show: (known: AdjustmentSummary) => ReactNode) => ({
    value: summary.data && show(summary.data),
    failed: summary.isError && !summary.data,
    onRetry: () => void summary.refetch(),
  });
  return (
    <>
      <StatCard
        label="كل التسويات"
        icon={SlidersHorizontal}
        tone="info"
        {...figure((known) => formatNumber(known.totalAdjustments))}
      />
      <StatCard
        label="بانتظار الاعتماد"
        icon={Clock}
        tone="warning"
        {...figure((known) => formatNumber(known.pendingCount))}
      />
      <StatCard
        label="المعتمدة"
        icon={CircleCheck}
        tone="success"
        {...figure((known) => formatNumber(known.approvedCount + known.completedCount))}
        hint={summary.data && `بكمية ${formatNumber(summary.data.totalQuantity)}`}
      />
      <StatCard
        label="المرفوضة"
        icon={CircleX}
        tone="danger"
        {...figure((known) => formatNumber(known.rejectedCount))}
      />
      <StatCard
        label="قيمة ما سُوّي"
        icon={Coins}
        {...figure((known) => (
          <Money usd={known.totalValue} stacked className="leading-tight max-sm:text-base" />
        ))}
      />
    </>
  );
}
