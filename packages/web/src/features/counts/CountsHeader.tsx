import type { CountStatistics } from '@turoos/contract';
import type { UseQueryResult } from '@tanstack/react-query';
import { CircleCheck, ClipboardList, Clock, Scale, Target } from 'lucide-react';
import { AddButton } from '@/ui/AddButton';
import { PageHeader } from '@/ui/PageHeader';
import { RefreshButton, type Refreshed } from '@/ui/RefreshButton';
import { StatCards, type StatCardSpec } from '@/ui/StatCards';

const cards: readonly StatCardSpec<CountStatistics>[] = [
  { label: 'كل عمليات الجرد', icon: ClipboardList, count: (known) => known.totalCounts },
  { label: 'قيد الجرد', icon: Clock, tone: 'info', count: (known) => known.inProgressCount },
  { label: 'مكتملة', icon: CircleCheck, tone: 'success', count: (known) => known.completedCount },
  {
    label: 'دقة الجرد',
    icon: Target,
    tone: 'success',
    count: (known) => known.accuracyPercentage,
    unit: '%',
  },
  {
    label: 'قيمة الفروق',
    icon: Scale,
    tone: 'warning',
    money: (known) => known.totalVarianceValue,
    at: (known) => known.rials,
  },
];

type CountsHeaderProps = {
  counts: Refreshed;
  statistics: UseQueryResult<CountStatistics>;
  onCreate: () => void;
};

export const CountsHeader = ({ counts, statistics, onCreate }: CountsHeaderProps) => (
  <PageHeader
    title="الجرد"
    description="مقارنة ما على الرفوف بما في النظام، وتسوية الفروق بعد اعتمادها"
    actions={
      <>
        <AddButton right="inventoryCounts:create" label="جرد جديد" onAdd={onCreate} />
        <RefreshButton of={[counts, statistics]} />
      </>
    }
    figures={<StatCards query={statistics} cards={cards} />}
  />
);
