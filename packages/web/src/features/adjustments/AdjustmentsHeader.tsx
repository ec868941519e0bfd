import { adjustmentsApi, type AdjustmentSummary } from '@turoos/contract';
import { CircleCheck, CircleX, Clock, Coins, SlidersHorizontal } from 'lucide-react';
import { formatNumber } from '@/lib/format/format';
import { AddButton } from '@/ui/AddButton';
import { ExportButton } from '@/ui/ExportButton';
import { PageHeader } from '@/ui/PageHeader';
import { RefreshButton } from '@/ui/RefreshButton';
import { StatCards, type StatCardSpec } from '@/ui/StatCards';
import type { Adjustments } from './use-adjustments';

const cards: readonly StatCardSpec<AdjustmentSummary>[] = [
  { label: 'كل التسويات', icon: SlidersHorizontal, tone: 'info', count: (known) => known.totalAdjustments },
  { label: 'بانتظار الاعتماد', icon: Clock, tone: 'warning', count: (known) => known.pendingCount },
  {
    label: 'المعتمدة',
    icon: CircleCheck,
    tone: 'success',
    count: (known) => known.approvedCount + known.completedCount,
    hint: (known) => `بكمية ${formatNumber(known.totalQuantity)}`,
  },
  { label: 'المرفوضة', icon: CircleX, tone: 'danger', count: (known) => known.rejectedCount },
  { label: 'قيمة التسويات', icon: Coins, money: (known) => known.totalValue, at: (known) => known.rials },
];

type AdjustmentsHeaderProps = Pick<Adjustments, 'adjustments' | 'summary' | 'query'> & { onAdd: () => void };

export const AdjustmentsHeader = ({ adjustments, summary, query, onAdd }: AdjustmentsHeaderProps) => (
  <PageHeader
    title="التسويات المخزنية"
    description="تغييرات في كميات المخزون تُنفذ بعد اعتمادها"
    actions={
      <>
        <AddButton right="stockAdjustments:create" label="تسوية جديدة" onAdd={onAdd} />
        <ExportButton
          list={adjustmentsApi.list}
          query={query}
          fileName="stock-adjustments"
          things="التسويات المخزنية"
        />
        <RefreshButton of={[adjustments, summary]} />
      </>
    }
    figures={<StatCards query={summary} cards={cards} />}
  />
);
