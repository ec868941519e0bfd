import { countedAfter, deadAfterDays, nouns, type InventoryInsights } from '@turoos/contract';
import { formatDate, formatNumber } from '@/lib/format/format';
import type { Query } from '@/lib/http/query-state';
import { navigate } from '@/lib/navigation/hooks';
import { Quantity } from '@/shared/parts/Quantity';
import { Section } from '@/ui/Card';
import { PartNumber } from '@/ui/Code';
import { EmptyState } from '@/ui/EmptyState';
import { Money } from '@/ui/Money';
import { QueryBoundary } from '@/ui/QueryBoundary';
import { Table } from '@/ui/Table';
import type { Column } from '@/ui/table-column';

type Dead = InventoryInsights['deadStock'];

const columnsOf = ({ count, value }: Dead): readonly Column<Dead['parts'][number]>[] => [
  {
    id: 'name',
    header: 'الاسم',
    primary: true,
    cell: ({ name }) => name,
    total: `كل الأصناف الراكدة: ${formatNumber(count)}`,
  },
  { id: 'partNumber', header: 'رقم القطعة', cell: ({ partNumber }) => <PartNumber>{partNumber}</PartNumber> },
  {
    id: 'quantity',
    header: 'الكمية',
    cell: ({ quantity, unit }) => <Quantity value={quantity} unit={unit} />,
  },
  {
    id: 'lastSold',
    header: 'آخر بيع',
    cell: ({ lastSold }) => (lastSold ? formatDate(lastSold) : 'لم يُبَع قط'),
  },
  {
    id: 'value',
    header: 'قيمته بالتكلفة',
    cell: ({ value: own }) => <Money usd={own} at="today" />,
    total: <Money usd={value} at="today" />,
  },
];

/** Parts without sales, with the money tied up in them. */
export const DeadStock = ({ query }: { query: Query<InventoryInsights> }) => (
  <Section
    title="المخزون الراكد"
    description={`أصناف لم تُبَع منذ ${countedAfter(deadAfterDays, nouns.day)}، أعلاها تكلفة`}
  >
    <QueryBoundary query={query}>
      {({ deadStock }) =>
        deadStock.count === 0 ? (
          <EmptyState scene="done" title="لا توجد أصناف راكدة" message="كل ما في المخزون يُباع." />
        ) : (
          <Table
            label="الأصناف الراكدة"
            columns={columnsOf(deadStock)}
            rows={deadStock.parts}
            rowKey={({ _id }) => _id}
            onOpen={({ _id }) => void navigate({ to: '/products/$id', params: { id: _id } })}
          />
        )
      }
    </QueryBoundary>
  </Section>
);
