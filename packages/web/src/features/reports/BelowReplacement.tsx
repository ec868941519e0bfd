import { reportsApi, type BelowReplacementLine } from '@turoos/contract';
import { useData } from '@/lib/http/use-data';
import { Section } from '@/ui/Card';
import { legible, Num } from '@/ui/Code';
import { Money } from '@/ui/Money';
import { Table } from '@/ui/Table';
import type { Column } from '@/ui/table-column';

const columns: readonly Column<BelowReplacementLine>[] = [
  { id: 'seller', header: 'البائع', primary: true, cell: ({ seller }) => legible(seller) },
  { id: 'invoices', header: 'الفواتير', cell: ({ invoices }) => <Num value={invoices} /> },
  { id: 'lines', header: 'الأصناف', cell: ({ lines }) => <Num value={lines} /> },
  {
    id: 'shortfall',
    header: 'أقل من سعر الشراء بـ',
    cell: ({ shortfall }) => <Money usd={shortfall} at="today" />,
  },
];

type BelowReplacementProps = { startDate?: string | undefined; endDate?: string | undefined };

/** What was sold below its last purchase price, by seller; nothing when there is none. */
export function BelowReplacement({ startDate, endDate }: BelowReplacementProps) {
  const { data = [] } = useData('sales', reportsApi.belowReplacement, { query: { startDate, endDate } });
  if (data.length === 0) return null;
  return (
    <Section title="بيع بأقل من آخر سعر شراء" description="حسب البائع، دون ما أُرجع" className="mb-4">
      <div className="overflow-clip rounded-md border border-line">
        <Table
          label="بيع بأقل من آخر سعر شراء"
          columns={columns}
          rows={data}
          rowKey={({ seller }) => seller}
        />
      </div>
    </Section>
  );
}
