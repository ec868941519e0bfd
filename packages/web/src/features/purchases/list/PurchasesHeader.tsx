import { purchasesApi, type PurchaseSummary } from '@turoos/contract';
import { CircleCheck, Coins, HandCoins, HandHelping, ReceiptText } from 'lucide-react';
import type { ListResult } from '@/lib/list/use-list';
import { AddButton } from '@/ui/AddButton';
import { Num } from '@/ui/Code';
import { ExportButton } from '@/ui/ExportButton';
import { LinkButton } from '@/ui/LinkButton';
import { PageHeader } from '@/ui/PageHeader';
import { RefreshButton } from '@/ui/RefreshButton';
import { Figures, type FigureSpec } from '@/ui/Figures';
import { Usd } from '@/ui/Usd';

const cards: readonly FigureSpec<PurchaseSummary>[] = [
  { label: 'عدد الفواتير', icon: ReceiptText, count: (known) => known.count },
  {
    label: 'إجمالي المشتريات المستلمة',
    icon: Coins,
    tone: 'info',
    usd: (known) => known.totalAmount,
    hint: ({ ordered }) =>
      ordered > 0 && (
        <>
          وفواتير لم تُستلم: <Usd cents={ordered} />
        </>
      ),
  },
  { label: 'المدفوع', icon: CircleCheck, tone: 'success', usd: (known) => known.paid },
  { label: 'المتبقي', icon: HandCoins, tone: 'warning', usd: (known) => known.remaining },
];

type PurchasesHeaderProps = { list: ListResult<typeof purchasesApi.list>; onAdd: () => void };

export const PurchasesHeader = ({ list: { query, result }, onAdd }: PurchasesHeaderProps) => {
  const summary = result.data?.summary;
  return (
    <PageHeader
      title="المشتريات"
      description={summary && <Counts summary={summary} />}
      actions={<AddButton right="purchases:create" label="فاتورة شراء جديدة" onAdd={onAdd} />}
      more={
        <>
          <ExportButton list={purchasesApi.list} query={query} fileName="purchases" things="فواتير الشراء" />
          <LinkButton to="/asked-parts" icon={HandHelping}>
            طلبات لم تُلبَّ
          </LinkButton>
          <RefreshButton of={[result]} />
        </>
      }
      figures={<Figures query={{ ...result, data: summary }} cards={cards} />}
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
