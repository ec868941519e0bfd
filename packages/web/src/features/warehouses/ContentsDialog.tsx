import {
  stockStatus,
  warehousesApi,
  type StoredPart,
  type Warehouse,
  type WarehouseInventory,
} from '@turoos/contract';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { formatNumber } from '@/lib/format/format';
import { cardState, type Query } from '@/lib/http/query-state';
import { useData } from '@/lib/http/use-data';
import { useCan } from '@/lib/session/can';
import { Quantity } from '@/shared/parts/Quantity';
import { StatusBadge } from '@/ui/Badge';
import { PartNumber } from '@/ui/Code';
import { DataTable, type Column } from '@/ui/DataTable';
import { Dialog } from '@/ui/Dialog';
import { EmptyState } from '@/ui/EmptyState';
import { Money } from '@/ui/Money';
import { SearchBox } from '@/ui/SearchBox';
import { StatCard } from '@/ui/StatCard';
import type { SubjectDialogProps } from '@/ui/use-lazy-dialog';

const columns: Column<StoredPart>[] = [
  { id: 'name', header: 'القطعة', primary: true, cell: (part) => part.name },
  { id: 'partNumber', header: 'رقم القطعة', cell: (part) => <PartNumber>{part.partNumber}</PartNumber> },
  { id: 'quantity', header: 'الكمية', cell: (part) => <Quantity value={part.quantity} unit={part.unit} /> },
  { id: 'price', header: 'سعر البيع', cell: (part) => <Money usd={part.sellingPrice} at="today" stacked /> },
  { id: 'status', header: 'الحالة', cell: (part) => <StatusBadge status={stockStatus[part.status]} /> },
];

/** A warehouse's figures and the parts in stock there. */
export function ContentsDialog({ subject: warehouse, open, onClose }: SubjectDialogProps<Warehouse>) {
  const [page, setPage] = useState(1);
  const [q, setQ] = useState('');
  const [limit, setLimit] = useState(10);
  const contents = useData(
    'inventory',
    warehousesApi.inventory,
    { params: { id: warehouse._id }, query: { page, limit, q } },
    { placeholderData: keepPreviousData },
  );
  const search = (text: string) => {
    setQ(text);
    setPage(1);
  };
  const resize = (rows: number) => {
    setLimit(rows);
    setPage(1);
  };
  const parts = contents.data && {
    rows: contents.data.items,
    total: contents.data.pagination.total,
    page,
    limit,
  };

  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="xl"
      title={`محتويات ${warehouse.name}`}
      description={warehouse.location}
    >
      <div className="flex flex-col gap-4">
        <ContentsFigures contents={contents} />
        <div className="flex sm:max-w-96">
          <SearchBox label="ابحث في قطع هذا المستودع" value={q} onSearch={search} />
        </div>
        <DataTable
          label={`قطع ${warehouse.name}`}
          columns={columns}
          list={{
            ...unsorted,
            result: { ...contents, data: parts },
            page,
            limit,
            q,
            setPage: (next) => void setPage(next),
            setLimit: (next) => void resize(next),
            clear: () => void search(''),
          }}
          rowKey={(part) => part._id}
          empty={
            <EmptyState
              title="لا توجد قطع في هذا المستودع"
              message="تدخل القطع بالشراء أو بالتحويل من مستودع آخر أو بتسوية مخزنية."
            />
          }
        />
      </div>
    </Dialog>
  );
}

const nothing = () => undefined;
const unsorted = { sort: 'name', activeFilters: 0, setSort: nothing, toggleSort: nothing };

function ContentsFigures({ contents }: { contents: Query<WarehouseInventory> }) {
  const seesCosts = useCan('costs:read');
  const stats = contents.data?.stats;
  const state = cardState(contents);
  const count = (value: number | undefined) => (value === undefined ? undefined : formatNumber(value));
  return (
    <div className="grid grid-cols-2 gap-3 lg:grid-cols-5">
      <StatCard label="الأصناف" value={count(stats?.totalItems)} {...state} />
      <StatCard label="إجمالي الكمية" value={count(stats?.totalQuantity)} {...state} />
      {seesCosts && (
        <StatCard
          label="القيمة بالتكلفة"
          value={stats && <Money usd={stats.totalValue} at="today" stacked />}
          {...state}
        />
      )}
      <StatCard label="كمية منخفضة" value={count(stats?.lowStockItems)} {...state} />
      <StatCard label="نافدة" value={count(stats?.outOfStockItems)} {...state} />
    </div>
  );
}
