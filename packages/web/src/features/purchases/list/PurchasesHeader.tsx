import { counted, nouns, purchasesApi, type PurchaseSummary } from '@turoos/contract';
import {
  CarFront,
  CircleCheck,
  ClipboardList,
  Coins,
  HandCoins,
  HandHelping,
  ReceiptText,
  Truck,
} from 'lucide-react';
import type { ListResult } from '@/lib/list/use-list';
import { useSummary } from '@/lib/list/use-summary';
import { useCan } from '@/lib/session/can';
import { AddButton } from '@/ui/AddButton';
import { Num } from '@/ui/Code';
import { ExportButton } from '@/ui/ExportButton';
import { LinkButton } from '@/ui/LinkButton';
import { PageHeader } from '@/ui/PageHeader';
import { RefreshButton } from '@/ui/RefreshButton';
import { Figures, type FigureSpec } from '@/ui/Figures';
import type { PurchaseListState } from './PurchaseFilters';

const cards: readonly FigureSpec<PurchaseSummary>[] = [
  { label: 'عدد الفواتير', icon: ReceiptText, count: (known) => known.count, filter: {} },
  {
    label: 'إجمالي المشتريات المستلمة',
    icon: Coins,
    tone: 'info',
    usd: (known) => known.totalAmount,
  },
  {
    label: 'بانتظار الاستلام',
    icon: Truck,
    usd: (known) => known.ordered,
    hint: ({ orderedCount }) => orderedCount > 0 && counted(orderedCount, nouns.invoice),
    filter: { status: 'awaited', paymentStatus: '' },
  },
  { label: 'المدفوع', icon: CircleCheck, tone: 'success', usd: (known) => known.paid },
  {
    label: 'المتبقي',
    icon: HandCoins,
    tone: 'warning',
    usd: (known) => known.remaining,
    filter: { paymentStatus: 'open', status: '' },
  },
];

type PurchasesHeaderProps = {
  list: PurchaseListState & ListResult<typeof purchasesApi.list>;
  onAdd: () => void;
};

export const PurchasesHeader = ({ list, onAdd }: PurchasesHeaderProps) => {
  const { query, result } = list;
  const figures = useSummary('purchases', purchasesApi.list, list, cards);
  const summary = result.data?.summary;
  const ordersForAll = useCan('ordering:read');
  return (
    <PageHeader
      title="المشتريات"
      description={summary && <Counts summary={summary} />}
      actions={<AddButton right="purchases:create" label="فاتورة شراء جديدة" onAdd={onAdd} />}
      more={
        <>
          <ExportButton list={purchasesApi.list} query={query} fileName="purchases" things="فواتير الشراء" />
          {ordersForAll && (
            <LinkButton to="/ordering" icon={ClipboardList}>
              ما يلزم طلبه
            </LinkButton>
          )}
          <LinkButton to="/asked-parts" icon={HandHelping}>
            طلبات العملاء
          </LinkButton>
          <LinkButton to="/source-vehicles" icon={CarFront}>
            السيارات المفككة
          </LinkButton>
          <RefreshButton of={[result]} />
        </>
      }
      figures={<Figures query={figures} cards={cards} list={list} />}
    />
  );
};

/** The counts that make up the total; zero counts are left out. */
const parts = [
  ['مدفوعة', 'paidCount'],
  ['بانتظار الدفع', 'pendingCount'],
  ['معلقة لم تُستلم', 'orderedCount'],
  ['مرتجعة', 'returnedCount'],
  ['ملغية', 'cancelledCount'],
] as const;
const alwaysShown = 2;

const Counts = ({ summary }: { summary: PurchaseSummary }) => (
  <span className="flex flex-wrap gap-x-4 max-sm:hidden">
    <span>
      الإجمالي: <Num value={summary.count} />
    </span>
    {parts.map(
      ([label, count], index) =>
        (index < alwaysShown || summary[count] > 0) && (
          <span key={label}>
            {label}: <Num value={summary[count]} />
          </span>
        ),
    )}
  </span>
);
