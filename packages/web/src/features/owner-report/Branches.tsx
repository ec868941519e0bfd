import { ownerReportApi, type BranchComparison, type OwnerPeriod, type PeriodTotals } from '@turoos/contract';
import { keepPreviousData } from '@tanstack/react-query';
import { formatNumber } from '@/lib/format/format';
import { useData } from '@/lib/http/use-data';
import { useBranches } from '@/shared/warehouses/use-branches';
import { Section } from '@/ui/Card';
import { legible } from '@/ui/Code';
import { Money } from '@/ui/Money';
import { QueryBoundary } from '@/ui/QueryBoundary';
import { Table } from '@/ui/Table';
import type { Column } from '@/ui/table-column';
import { periodLabel } from './period-label';

/** A branch, or the invoices that belong to none, which have no stock. */
interface Row extends PeriodTotals {
  _id?: string;
  name: string;
  stockValue?: number;
}

/** All branches side by side; nothing in a shop without branches. */
export function Branches({ period }: { period: OwnerPeriod }) {
  const branches = useBranches().data ?? [];
  return branches.length < 2 ? null : <Compared period={period} />;
}

function Compared({ period }: { period: OwnerPeriod }) {
  const compared = useData(
    'sales',
    ownerReportApi.branches,
    { query: { period } },
    { placeholderData: keepPreviousData },
  );
  return (
    <Section title="الفروع" description={`${periodLabel(period)}، والربح قبل المصروفات`}>
      <QueryBoundary query={compared}>
        {(data) => (
          <div className="flex flex-col gap-3">
            <div className="overflow-clip rounded-md border border-line">
              <Table
                label="الفروع"
                columns={columnsOf(data.total)}
                rows={rowsOf(data)}
                rowKey={({ _id }) => _id ?? 'shared'}
              />
            </div>
            {data.shared && (
              <p className="text-sm text-pretty text-muted">
                فاتورة خرجت قطعها من أكثر من فرع لا تُحسب لأي منها، بل تُحسب مرة واحدة في المجموع.
              </p>
            )}
          </div>
        )}
      </QueryBoundary>
    </Section>
  );
}

const rowsOf = ({ branches, shared }: BranchComparison): Row[] => [
  ...branches,
  ...(shared ? [{ ...shared, name: 'فواتير من أكثر من فرع' }] : []),
];

const columnsOf = (total: BranchComparison['total']): readonly Column<Row>[] => [
  { id: 'name', header: 'الفرع', primary: true, cell: ({ name }) => legible(name), total: 'كل الفروع' },
  {
    id: 'sales',
    header: 'المبيعات',
    cell: ({ sales, rials }) => <Money usd={sales} at={rials} />,
    total: <Money usd={total.sales} at={total.rials} />,
  },
  {
    id: 'profit',
    header: 'الربح',
    cell: ({ profit }) => <Money usd={profit} at="today" />,
    total: <Money usd={total.profit} at="today" />,
  },
  {
    id: 'orders',
    header: 'الفواتير',
    cell: ({ orders }) => formatNumber(orders),
    total: formatNumber(total.orders),
  },
  {
    id: 'stockValue',
    header: 'قيمة المخزون بالتكلفة',
    cell: ({ stockValue }) => (stockValue === undefined ? '—' : <Money usd={stockValue} at="today" />),
    total: <Money usd={total.stockValue} at="today" />,
  },
];
