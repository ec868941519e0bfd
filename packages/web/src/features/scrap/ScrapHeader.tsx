import { scrapApi, type ScrapSummary } from '@turoos/contract';
import { CircleCheck, CircleX, Clock, Coins, Trash2 } from 'lucide-react';
import { formatNumber } from '@/lib/format/format';
import { AddButton } from '@/ui/AddButton';
import { ExportButton } from '@/ui/ExportButton';
import { PageHeader } from '@/ui/PageHeader';
import { RefreshButton } from '@/ui/RefreshButton';
import { StatCards, type StatCardSpec } from '@/ui/StatCards';
import type { Scrap } from './use-scrap';

const cards: readonly StatCardSpec<ScrapSummary>[] = [
  { label: 'كل التقارير', icon: Trash2, tone: 'info', count: (known) => known.totalScraps },
  { label: 'بانتظار الاعتماد', icon: Clock, tone: 'warning', count: (known) => known.pendingCount },
  {
    label: 'المعتمدة والمكتملة',
    icon: CircleCheck,
    tone: 'success',
    count: (known) => known.approvedCount + known.completedCount,
    hint: (known) => `بكمية ${formatNumber(known.totalQuantity)}`,
  },
  { label: 'المرفوضة', icon: CircleX, tone: 'danger', count: (known) => known.rejectedCount },
  {
    label: 'القيمة التقديرية لما أُتلف',
    icon: Coins,
    money: (known) => known.totalValue,
    at: (known) => known.rials,
  },
];

type ScrapHeaderProps = Pick<Scrap, 'reports' | 'summary' | 'query'> & { onAdd: () => void };

export const ScrapHeader = ({ reports, summary, query, onAdd }: ScrapHeaderProps) => (
  <PageHeader
    title="الإتلاف"
    description="قطع لم تعد صالحة للبيع، تخرج من المخزون بعد اعتماد تقريرها"
    actions={
      <>
        <AddButton right="scrap:create" label="تقرير إتلاف جديد" onAdd={onAdd} />
        <ExportButton list={scrapApi.list} query={query} fileName="scrap" things="تقارير الإتلاف" />
        <RefreshButton of={[reports, summary]} />
      </>
    }
    figures={<StatCards query={summary} cards={cards} />}
  />
);
