import type { UseQueryResult } from '@tanstack/react-query';
import type { CountStatistics } from '@turoos/contract';
import { CircleCheck, ClipboardList, Clock, Plus, RefreshCw, Scale, Target } from 'lucide-react';
import type { ReactNode } from 'react';
import { usePermit } from '@/lib/can';
import { formatNumber } from '@/lib/format';
import { Button } from '@/ui/Button';
import { Money } from '@/ui/Money';
import { PageHeader } from '@/ui/PageHeader';
import { StatCard } from '@/ui/StatCard';

type CountsHeaderProps = {
  statistics: UseQueryResult<CountStatistics>;
  onCreate: () => void;
  onRefresh: () => void;
  refreshing: boolean;
};

export function CountsHeader({ statistics, onCreate, onRefresh, refreshing }: CountsHeaderProps) {
  const mayCreate = usePermit('inventoryCounts:create');
  const figure = (show: (known: CountStatistics) => ReactNode) => ({
    value: statistics.data && show(statistics.data),
    failed: statistics.isError && !statistics.data,
    onRetry: () => void statistics.refetch(),
  });
  return (
    <PageHeader
      title="الجرد"
      description="مقارنة ما على الرفوف بما في النظام، وتسوية الفروق بعد اعتمادها"
      actions={
        <>
          <Button variant="primary" icon={Plus} disabledReason={mayCreate.reason} onClick={onCreate}>
            جرد جديد
          </Button>
          <Button icon={RefreshCw} busy={refreshing} onClick={onRefresh}>
            تحديث
          </Button>
        </>
      }
      figures={
        <>
          <StatCard
            label="كل عمليات الجرد"
            icon={ClipboardList}
            {...figure((known) => formatNumber(known.totalCounts))}
          />
          <StatCard
            label="قيد الجرد"
            icon={Clock}
            tone="info"
            {...figure((known) => formatNumber(known.inProgressCount))}
          />
          <StatCard
            label="مكتملة"
            icon={CircleCheck}
            tone="success"
            {...figure((known) => formatNumber(known.completedCount))}
          />
          <StatCard
            label="دقة المكتملة"
            icon={Target}
            tone="success"
            {...figure((known) => `${formatNumber(known.accuracyPercentage)}%`)}
          />
          <StatCard
            label="قيمة فروقها"
            icon={Scale}
            tone="warning"
            {...figure((known) => (
              <Money usd={known.totalVarianceValue} stacked className="leading-tight max-sm:text-base" />
            ))}
          />
        </>
      }
    />
  );
}
