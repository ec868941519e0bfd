import type { ScrapSummary } from '@turoos/contract';
import type { UseQueryResult } from '@tanstack/react-query';
import { CircleCheck, CircleX, Clock, Coins, Download, Plus, RefreshCw, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { usePermit } from '@/lib/can';
import { formatNumber } from '@/lib/format';
import { Button } from '@/ui/Button';
import { Money } from '@/ui/Money';
import { PageHeader } from '@/ui/PageHeader';
import { StatCard } from '@/ui/StatCard';

type ScrapHeaderProps = {
  summary: UseQueryResult<ScrapSummary>;
  onAdd: () => void;
  onExport: () => void;
  exporting: boolean;
  onRefresh: () => void;
  refreshing: boolean;
};

export function ScrapHeader({
  summary,
  onAdd,
  onExport,
  exporting,
  onRefresh,
  refreshing,
}: ScrapHeaderProps) {
  const mayAdd = usePermit('scrap:create');
  return (
    <PageHeader
      title="الإتلاف"
      description="قطع لم تعد صالحة للبيع، تخرج من المخزون بعد اعتماد تقريرها"
      actions={
        <>
          <Button variant="primary" icon={Plus} disabledReason={mayAdd.reason} onClick={onAdd}>
            تقرير إتلاف جديد
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

function Figures({ summary }: { summary: UseQueryResult<ScrapSummary> }) {
  const figure = (show: (known: ScrapSummary) => ReactNode) => ({
    value: summary.data && show(summary.data),
    failed: summary.isError && !summary.data,
    onRetry: () => void summary.refetch(),
  });
  return (
    <>
      <StatCard
        label="كل التقارير"
        icon={Trash2}
        tone="info"
        {...figure((known) => formatNumber(known.totalScraps))}
      />
      <StatCard
        label="بانتظار الاعتماد"
        icon={Clock}
        tone="warning"
        {...figure((known) => formatNumber(known.pendingCount))}
      />
      <StatCard
        label="المعتمدة والمكتملة"
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
        label="القيمة التقديرية لما أُتلف"
        icon={Coins}
        {...figure((known) => (
          <Money usd={known.totalValue} stacked className="leading-tight max-sm:text-base" />
        ))}
      />
    </>
  );
}
