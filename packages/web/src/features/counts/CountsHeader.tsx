import type { CountStatistics } from '@turoos/contract';
import type { UseQueryResult } from '@tanstack/react-query';
import { CircleCheck, ClipboardList, Clock, Scale, Target } from 'lucide-react';
import type { ListState } from '@/lib/list/use-list-state';
import { AddButton } from '@/ui/AddButton';
import { PageHeader } from '@/ui/PageHeader';
import { RefreshButton, type Refreshed } from '@/ui/RefreshButton';
import { Figures, type FigureSpec } from '@/ui/Figures';

const cards: readonly FigureSpec<CountStatistics>[] = [
  { label: 'كل عمليات الجرد', icon: ClipboardList, count: (known) => known.totalCounts, filter: {} },
  {
    label: 'قيد الجرد',
    icon: Clock,
    tone: 'info',
    count: (known) => known.inProgressCount,
    filter: { status: 'in_progress' },
  },
  {
    label: 'مكتملة',
    icon: CircleCheck,
    tone: 'success',
    count: (known) => known.completedCount,
    filter: { status: 'completed' },
  },
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
    right: 'costs:read',
    money: (known) => known.totalVarianceValue,
    at: (known) => known.rials,
  },
];

type CountsHeaderProps = {
  counts: Pick<ListState<'status'>, 'filters' | 'apply'> & { result: Refreshed };
  statistics: UseQueryResult<CountStatistics>;
  onCreate: () => void;
};

export const CountsHeader = ({ counts, statistics, onCreate }: CountsHeaderProps) => (
  <PageHeader
    title="الجرد"
    description="مقارنة ما على الرفوف بما في النظام، وتسوية الفروق بعد اعتمادها"
    actions={<AddButton right="inventoryCounts:create" label="جرد جديد" onAdd={onCreate} />}
    more={<RefreshButton of={[counts.result, statistics]} />}
    figures={<Figures query={statistics} cards={cards} list={counts} />}
  />
);
