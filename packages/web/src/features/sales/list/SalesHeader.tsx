import { keepPreviousData } from '@tanstack/react-query';
import { salesApi, type SalesSummary } from '@turoos/contract';
import {
  CircleAlert,
  CircleCheck,
  Clock,
  FileText,
  HandHelping,
  Plus,
  ReceiptText,
  RotateCw,
  Wallet,
} from 'lucide-react';
import { formatNumber } from '@/lib/format/format';
import { useData } from '@/lib/http/use-data';
import { filtersOfFigures } from '@/lib/list/figure-filter';
import { useCan, usePermit } from '@/lib/session/can';
import { Button } from '@/ui/Button';
import { ExportButton } from '@/ui/ExportButton';
import { LinkButton } from '@/ui/LinkButton';
import { Money } from '@/ui/Money';
import { PageHeader } from '@/ui/PageHeader';
import { Figures, type FigureSpec } from '@/ui/Figures';
import type { SalesListState } from './SalesFilters';

const cards: readonly FigureSpec<SalesSummary>[] = [
  { label: 'إجمالي الفواتير', icon: ReceiptText, count: ({ total }) => total, hint: partsOf, filter: {} },
  {
    label: 'صافي المبيعات',
    icon: Wallet,
    tone: 'info',
    money: ({ totalSales }) => totalSales,
    at: ({ rials }) => rials.totalSales,
  },
  {
    label: 'مدفوعة',
    icon: CircleCheck,
    tone: 'success',
    count: ({ paid }) => paid,
    filter: { paymentStatus: 'settled' },
  },
  {
    label: 'آجلة',
    icon: Clock,
    tone: 'warning',
    count: ({ deferred, partial }) => deferred + partial,
    hint: ({ outstanding }) => (
      <>
        المتبقي <Money usd={outstanding} at="today" />
      </>
    ),
    filter: { paymentStatus: 'open' },
  },
];

type SalesHeaderProps = {
  list: SalesListState;
  onRefresh: () => void;
  refreshing: boolean;
};

export function SalesHeader({ list, onRefresh, refreshing }: SalesHeaderProps) {
  const mayDecide = useCan('sales:decide');
  const filters = filtersOfFigures(
    cards.map(({ filter }) => filter),
    list.filters,
  );
  const summary = useData(
    'sales',
    salesApi.summary,
    { query: { q: list.q, ...filters } },
    { placeholderData: keepPreviousData },
  );

  return (
    <PageHeader
      title="المبيعات"
      actions={<NewSaleLink />}
      more={
        <>
          <Button icon={RotateCw} busy={refreshing} onClick={onRefresh}>
            تحديث
          </Button>
          {mayDecide && (
            <LinkButton to="/sales/offline" search={{ state: 'all' }} icon={CircleAlert}>
              مبيعات نقاط البيع
            </LinkButton>
          )}
          <LinkButton to="/quotations" icon={FileText}>
            عروض الأسعار
          </LinkButton>
          <LinkButton to="/asked-parts" icon={HandHelping}>
            طلبات العملاء
          </LinkButton>
          <ExportButton list={salesApi.list} query={list.query} fileName="sales" things="البيانات" />
        </>
      }
      figures={<Figures query={summary} cards={cards} list={list} />}
    />
  );
}

export function NewSaleLink() {
  const { reason } = usePermit('sales:create');
  return (
    <LinkButton to="/sales" search={{ new: '1' }} icon={Plus} variant="primary" disabledReason={reason}>
      فاتورة جديدة
    </LinkButton>
  );
}

/** Returns the number of listed invoices by status, without statuses that have none. */
function partsOf({ totalOrders, refunded, held, cancelled }: SalesSummary): string {
  const parts = [
    ['مكتملة', totalOrders - refunded],
    ['مسترجعة', refunded],
    ['معلقة', held],
    ['ملغية', cancelled],
  ] as const;
  return parts
    .filter(([, count]) => count > 0)
    .map(([state, count]) => `${state}: ${formatNumber(count)}`)
    .join(' · ');
}
