import type { ReportStatistics } from '@turoos/contract';
import type { UseQueryResult } from '@tanstack/react-query';
import {
  CalendarClock,
  CircleCheck,
  CircleX,
  Download,
  FilePen,
  Files,
  LoaderCircle,
  Plus,
  RefreshCw,
} from 'lucide-react';
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
      figures={figures.map(({ name, ...card }) => (
        <StatCard
          key={name}
          {...card}
          value={statistics.data && formatNumber(statistics.data[name])}
          failed={statistics.isError && !statistics.data}
          onRetry={() => void statistics.refetch()}
        />
      ))}
    />
  );
}

const figures = [
  { name: 'totalReports', label: 'كل التقارير', icon: Files, tone: 'info' },
  { name: 'draftCount', label: 'مسودات', icon: FilePen, tone: 'neutral' },
  { name: 'generatingCount', label: 'قيد الإنشاء', icon: LoaderCircle, tone: 'info' },
  { name: 'completedCount', label: 'مكتملة', icon: CircleCheck, tone: 'success' },
  { name: 'scheduledCount', label: 'مجدولة', icon: CalendarClock, tone: 'warning' },
  { name: 'failedCount', label: 'فشلت', icon: CircleX, tone: 'danger' },
] as const;
