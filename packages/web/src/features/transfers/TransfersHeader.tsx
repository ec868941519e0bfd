import { transfersApi, type Answer } from '@turoos/contract';
import { ArrowLeftRight, CircleCheck, Clock, Coins, Truck } from 'lucide-react';
import { useData } from '@/lib/http/use-data';
import { AddButton } from '@/ui/AddButton';
import { ExportButton } from '@/ui/ExportButton';
import { PageHeader } from '@/ui/PageHeader';
import { RefreshButton } from '@/ui/RefreshButton';
import { StatCards, type StatCardSpec } from '@/ui/StatCards';
import type { Transfers } from './use-transfers';

const cards: readonly StatCardSpec<Answer<typeof transfersApi.statistics>>[] = [
  { label: 'كل التحويلات', icon: ArrowLeftRight, count: (known) => known.totalTransfers },
  {
    label: 'قيمة التحويلات',
    icon: Coins,
    tone: 'info',
    money: (known) => known.totalValue,
    at: (known) => known.rials,
  },
  { label: 'بانتظار الاعتماد', icon: Clock, tone: 'warning', count: (known) => known.pendingCount },
  { label: 'في الطريق', icon: Truck, tone: 'info', count: (known) => known.inTransitCount },
  { label: 'مكتملة', icon: CircleCheck, tone: 'success', count: (known) => known.completedCount },
];

type TransfersHeaderProps = Pick<Transfers, 'transfers' | 'query'> & { onCreate: () => void };

export function TransfersHeader({ transfers, query, onCreate }: TransfersHeaderProps) {
  const stats = useData('transfers', transfersApi.statistics, {});
  return (
    <PageHeader
      title="التحويلات المخزنية"
      description="نقل القطع بين المستودعات ومتابعتها حتى الاستلام"
      actions={
        <>
          <AddButton right="transfers:create" label="تحويل جديد" onAdd={onCreate} />
          <ExportButton list={transfersApi.list} query={query} fileName="transfers" things="التحويلات" />
          <RefreshButton of={[transfers, stats]} />
        </>
      }
      figures={<StatCards query={stats} cards={cards} />}
    />
  );
}
