import {
  reportsApi,
  reportsTexts,
  stockStatus,
  type InventoryLine,
  type InventoryTotals,
} from '@turoos/contract';
import { Boxes, Layers, Wallet } from 'lucide-react';
import { formatNumber } from '@/lib/format/format';
import { hasFailed } from '@/lib/http/query-state';
import { useList } from '@/lib/list/use-list';
import { navigate } from '@/lib/navigation/hooks';
import { Quantity } from '@/shared/parts/Quantity';
import { StockStatusMark } from '@/shared/parts/StockStatusMark';
import { cn } from '@/ui/cn';
import { Num, PartNumber } from '@/ui/Code';
import { DataTable, type Column } from '@/ui/DataTable';
import { mainOnPhone, Money } from '@/ui/Money';
import { StatCards, type StatCardSpec } from '@/ui/StatCards';
import { NoData } from './NoData';
import { ReportBar } from './ReportBar';
import { StatusShares } from './ReportChart';
import { reportList, useReportFailure } from './report-list';
import { ReportSummary } from './ReportSummary';

const cards: readonly StatCardSpec<InventoryTotals>[] = [
  { label: 'عدد الأصناف', icon: Boxes, tone: 'info', count: ({ count }) => count },
  { label: 'إجمالي الكمية', icon: Layers, count: ({ quantity }) => quantity },
  {
    label: 'القيمة بسعر البيع',
    icon: Wallet,
    tone: 'success',
    money: ({ value }) => value,
    at: () => 'today',
  },
];

const columnsOf = (totals: InventoryTotals | undefined): readonly Column<InventoryLine>[] => [
  {
    id: 'name',
    header: 'الاسم',
    primary: true,
    sortable: true,
    cell: ({ name }) => name,
    total: totals && `الإجمالي: ${formatNumber(totals.count)}`,
  },
  {
    id: 'partNumber',
    header: 'رقم القطعة',
    sortable: true,
    phone: 'note',
    cell: ({ partNumber }) => <PartNumber>{partNumber}</PartNumber>,
  },
  { id: 'category', header: 'الفئة', cell: ({ category }) => category ?? '—' },
  {
    id: 'quantity',
    header: 'الكمية',
    phone: 'amount',
    phoneLabel: true,
    cell: ({ quantity, unit }) => <Quantity value={quantity} unit={unit} />,
    total: totals && <Num value={totals.quantity} />,
  },
  {
    id: 'salePrice',
    header: 'سعر البيع',
    phone: 'amount',
    cell: ({ salePrice }) => <Money usd={salePrice} at="today" className={cn('flex-nowrap', mainOnPhone)} />,
    total: totals && (
      <>
        القيمة بسعر البيع: <Money usd={totals.value} at="today" />
      </>
    ),
  },
  { id: 'warehouse', header: 'المستودع', cell: ({ warehouse }) => warehouse ?? reportsTexts.noWarehouse },
  {
    id: 'status',
    header: 'الحالة',
    phone: 'badge',
    cell: ({ status }) => <StockStatusMark status={status} />,
  },
];

/** The current stock, or the stock that moved in a period. */
export function InventoryReport() {
  const list = useList('inventory', reportsApi.inventory, { ...reportList, sort: 'name' });
  const report = list.result;
  useReportFailure(report);
  const totals = report.data?.summary;
  const columns = columnsOf(totals);
  return (
    <>
      <ReportBar tab="inventory" list={list} columns={columns} total={totals?.count} />
      <ReportSummary
        failed={hasFailed(report)}
        figures={<StatCards query={{ ...report, data: totals }} cards={cards} />}
        charts={
          totals && (
            <StatusShares
              title="حالة المخزون"
              labelHeader="الحالة"
              name="عدد الأصناف"
              words={stockStatus}
              order={['in_stock', 'low_stock', 'out_of_stock']}
              counts={totals.levels}
            />
          )
        }
      />
      <DataTable
        label="تقرير المخزون"
        columns={columns}
        rowKey={({ _id }) => _id}
        onOpen={({ _id }) => void navigate({ to: '/products/$id', params: { id: _id } })}
        list={list}
        empty={<NoData message="لا توجد أصناف في المخزون بعد." first="part" />}
      />
    </>
  );
}
