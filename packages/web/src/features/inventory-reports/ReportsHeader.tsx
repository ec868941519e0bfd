import type { ReportStatistics } from '@turoos/contract';
import type { UseQueryResult } from '@tanstack/react-query';
import { CalendarClock, CircleCheck, Download, FilePen, Files, Plus, RefreshCw } from 'lucide-react';
import type { ComponentProps } from 'react';
import { usePermit } from '@/lib/can';
import { formatNumber } from '@/lib/format';
import { Button } from '@/ui/Button';
import { PageHeader } from '@/ui/PageHeader';
import { StatCard } from '@/ui/StatCard';

type ReportsHeaderProps = {
  statistics: UseQueryResult<ReportStatistics>;
  onAdd: () => void;
  onExport: () => void;
  exporting: boolean;
  onRefresh: () => void;
  refreshing: boolean;
};

type Figure = Pick<ComponentProps<typeof StatCard>, 'label' | 'icon' | 'tone'> & {
  name: keyof ReportStatistics;
  /** A figure that stands small under it. */
  beside?: { name: keyof ReportStatistics; label: string };
};

export function ReportsHeader({
  statistics,
  onAdd,
  onExport,
  exporting,
  onRefresh,
  refreshing,
}: ReportsHeaderProps) {
  const mayAdd = usePermit('inventoryReports:create');
  const mayExport = usePermit('inventoryReports:export');
  return (
    <PageHeader
      title="تقارير المخزون"
      description="تُعرَّف مرة وتُنشأ متى شئت، وتُصدَّر وتُشارك أو تُرسل في موعدها"
      actions={
        <>
          <Button variant="primary" icon={Plus} disabledReason={mayAdd.reason} onClick={onAdd}>
            تقرير جديد
          </Button>
          <Button icon={Download} busy={exporting} disabledReason={mayExport.reason} onClick={onExport}>
            تصدير
          </Button>
          <Button icon={RefreshCw} busy={refreshing} onClick={onRefresh}>
            تحديث
          </Button>
        </>
      }
      figures={figures.map(({ name, beside, ...card }) => (
        <StatCard
          key={name}
          {...card}
          value={statistics.data && formatNumber(statistics.data[name])}
          hint={beside && statistics.data && `${beside.label}: ${formatNumber(statistics.data[beside.name])}`}
          failed={statistics.isError && !statistics.data}
          onRetry={() => void statistics.refetch()}
        />
      ))}
    />
  );
}

const figures: readonly Figure[] = [
  {
    name: 'totalReports',
    label: 'كل التقارير',
    icon: Files,
    tone: 'info',
    beside: { name: 'generatingCount', label: 'قيد الإنشاء' },
  },
  { name: 'draftCount', label: 'مسودات', icon: FilePen, tone: 'neutral' },
  {
    name: 'completedCount',
    label: 'مكتملة',
    icon: CircleCheck,
    tone: 'success',
    beside: { name: 'failedCount', label: 'فشلت' },
  },
  { name: 'scheduledCount', label: 'مجدولة', icon: CalendarClock, tone: 'warning' },
];
