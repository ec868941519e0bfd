import { inventoryReportsApi, type ReportStatistics } from '@turoos/contract';
import type { UseQueryResult } from '@tanstack/react-query';
import { CalendarClock, CircleCheck, FilePen, Files } from 'lucide-react';
import { formatNumber } from '@/lib/format/format';
import type { ListResult } from '@/lib/list/use-list';
import { AddButton } from '@/ui/AddButton';
import { ExportButton } from '@/ui/ExportButton';
import { PageHeader } from '@/ui/PageHeader';
import { RefreshButton } from '@/ui/RefreshButton';
import { Figures, type FigureSpec } from '@/ui/Figures';

const cards: readonly FigureSpec<ReportStatistics>[] = [
  {
    label: 'كل التقارير',
    icon: Files,
    tone: 'info',
    count: (known) => known.totalReports,
    hint: (known) => `قيد الإنشاء: ${formatNumber(known.generatingCount)}`,
  },
  { label: 'مسودات', icon: FilePen, tone: 'neutral', count: (known) => known.draftCount },
  {
    label: 'مكتملة',
    icon: CircleCheck,
    tone: 'success',
    count: (known) => known.completedCount,
    hint: (known) => `فشلت: ${formatNumber(known.failedCount)}`,
  },
  { label: 'مجدولة', icon: CalendarClock, tone: 'warning', count: (known) => known.scheduledCount },
];

type ReportsHeaderProps = {
  list: ListResult<typeof inventoryReportsApi.list>;
  statistics: UseQueryResult<ReportStatistics>;
  onAdd: () => void;
};

export const ReportsHeader = ({ list, statistics, onAdd }: ReportsHeaderProps) => (
  <PageHeader
    title="تقارير المخزون"
    description="تُعرَّف مرة وتُنشأ متى شئت، وتُصدَّر وتُشارك أو تُرسل في موعدها"
    actions={
      <>
        <AddButton right="inventoryReports:create" label="تقرير جديد" onAdd={onAdd} />
        <ExportButton
          list={inventoryReportsApi.list}
          query={list.query}
          fileName="inventory-reports"
          things="تقارير المخزون"
          right="inventoryReports:export"
        />
        <RefreshButton of={[list.result, statistics]} />
      </>
    }
    figures={<Figures query={statistics} cards={cards} />}
  />
);
