import { purchasesApi, type PurchaseSummary } from '@turoos/contract';
import { CircleCheck, Coins, HandCoins, ReceiptText } from 'lucide-react';
import { AddButton } from '@/ui/AddButton';
import { Num } from '@/ui/Code';
import { ExportButton } from '@/ui/ExportButton';
import { Figures, type Figure } from '@/ui/Figures';
import { PageHeader } from '@/ui/PageHeader';
import { RefreshButton } from '@/ui/RefreshButton';
import type { Purchases } from './use-purchases';

const cards: readonly Figure<PurchaseSummary>[] = [
  { label: 'عدد الفواتير', icon: ReceiptText, count: (known) => known.count },
  { label: 'إجمالي المشتريات', icon: Coins, tone: 'info', usd: (known) => known.totalAmount },
  { label: 'المدفوع', icon: CircleCheck, tone: 'success', usd: (known) => known.paid },
  { label: 'المتبقي', icon: HandCoins, tone: 'warning', usd: (known) => known.remaining },
];

type PurchasesHeaderProps = Pick<Purchases, 'purchases' | 'query'> & { onAdd: () => void };

export const PurchasesHeader = ({ purchases, query, onAdd }: PurchasesHeaderProps) => {
  const summary = purchases.data?.summary;
  return (
    <PageHeader
      title="المشتريات"
      description={summary && <Counts summary={summary} />}
      actions={
        <>
          <AddButton right="purchases:create" label="فاتورة شراء جديدة" onAdd={onAdd} />
          <ExportButton list={purchasesApi.list} query={query} fileName="purchases" things="فواتير الشراء" />
          <RefreshButton of={[purchases]} />
        </>
      }
      figures={<Figures query={{ ...purchases, data: summary }} cards={cards} />}
    />
  );
};

const Counts = ({ summary }: { summary: PurchaseSummary }) => (
  <span className="flex flex-wrap gap-x-4">
    <span>
      الإجمالي: <Num value={summary.count} />
    </span>
    <span>
      مدفوعة: <Num value={summary.paidCount} />
    </span>
    <span>
      بانتظار الدفع: <Num value={summary.pendingCount} />
    </span>
  </span>
);
