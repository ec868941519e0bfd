import {
  counted,
  countedAfter,
  denial,
  nouns,
  reportTabs,
  reportsApi,
  type ReportDay,
  type ReportOverview,
} from '@turoos/contract';
import { keepPreviousData } from '@tanstack/react-query';
import { Boxes, CalendarDays, ReceiptText, UserPlus } from 'lucide-react';
import { formatDate, formatDateLong, formatNumber, formatShortDay, formatUsd } from '@/lib/format/format';
import { hasFailed } from '@/lib/http/query-state';
import { useData } from '@/lib/http/use-data';
import { useListState } from '@/lib/list/use-list-state';
import { Card } from '@/ui/Card';
import { Num } from '@/ui/Code';
import type { Column } from '@/ui/DataTable';
import { Money } from '@/ui/Money';
import { useMoneyText } from '@/ui/money-text';
import { StaleNote } from '@/ui/StaleNote';
import { QueryFailure } from '@/ui/QueryFailure';
import { Skeleton } from '@/ui/Skeleton';
import { StatCard } from '@/ui/StatCard';
import { Table } from '@/ui/Table';
import { NoData } from './NoData';
import { ReportBar } from './ReportBar';
import { ReportChart } from './ReportChart';
import { reportList, useReportFailure } from './report-list';

export function OverviewReport() {
  const list = useListState(reportList);
  const report = useData(
    'sales',
    reportsApi.overview,
    { query: list.filters },
    { placeholderData: keepPreviousData },
  );
  useReportFailure(report);
  const { data } = report;
  return (
    <>
      <ReportBar tab="overview" list={list} total={data?.days.length} />
      <StaleNote query={report} />
      {hasFailed(report) ? (
        <Card>
          <QueryFailure query={report} />
        </Card>
      ) : (
        <div className="flex flex-col gap-4">
          <Cards overview={data} />
          {data ? <Days overview={data} /> : <Skeleton className="h-72 w-full" />}
        </div>
      )}
    </>
  );
}

const refused = (tab: 'sales' | 'inventory' | 'customers') => (
  <span className="block text-sm/6 font-normal text-muted">{denial(reportTabs[tab].right)}</span>
);

function Cards({ overview }: { overview: ReportOverview | undefined }) {
  const { today, inventory, customers, date } = overview ?? {};
  return (
    <div className="grid grid-cols-2 gap-3 lg:grid-cols-4">
      <StatCard
        label="مبيعات اليوم"
        icon={ReceiptText}
        tone="success"
        value={
          overview &&
          (today ? (
            <Money usd={today.sales} at={today.rials} stacked className="leading-tight" />
          ) : (
            refused('sales')
          ))
        }
        hint={overview ? today && `عدد الفواتير: ${formatNumber(today.orders)}` : null}
      />
      <StatCard
        label="أصناف المخزون"
        icon={Boxes}
        tone="info"
        value={overview && (inventory ? formatNumber(inventory.items) : refused('inventory'))}
      />
      <StatCard
        label="عملاء جدد"
        icon={UserPlus}
        value={overview && (customers ? formatNumber(customers.new) : refused('customers'))}
        hint={
          overview ? customers && `آخر 30 يوماً، من ${countedAfter(customers.total, nouns.customer)}` : null
        }
      />
      <StatCard
        label="اليوم"
        icon={CalendarDays}
        value={date && <span className="text-base/6">{formatDateLong(date)}</span>}
      />
    </div>
  );
}

const columnsOf = (totals: ReportOverview['totals']): readonly Column<ReportDay>[] => [
  { id: 'date', header: 'اليوم', primary: true, cell: ({ date }) => formatDateLong(date), total: 'الإجمالي' },
  {
    id: 'orders',
    header: 'عدد الفواتير',
    phone: 'code',
    cell: ({ orders }) => counted(orders, nouns.invoice),
    total: <Num value={totals.orders} />,
  },
  {
    id: 'sales',
    header: 'المبيعات',
    cell: ({ sales, rials }) => <Money usd={sales} at={rials.sales} />,
    total: <Money usd={totals.sales} at={totals.rials.sales} />,
  },
  {
    id: 'refunds',
    header: 'المرتجعات',
    cell: ({ refunds, rials }) => <Money usd={refunds} at={rials.refunds} />,
    total: <Money usd={totals.refunds} at={totals.rials.refunds} />,
  },
  {
    id: 'net',
    header: 'الصافي',
    phone: 'amount',
    cell: ({ net, rials }) => <Money usd={net} at={rials.net} className="flex-nowrap" />,
    total: <Money usd={totals.net} at={totals.rials.net} />,
  },
];

function Days({ overview: { today, days, totals } }: { overview: ReportOverview }) {
  const formatMoney = useMoneyText();
  if (today === null) return null;
  const first = days[0];
  const last = days.at(-1);
  if (!first || !last)
    return (
      <Card>
        <NoData message="لا مبيعات في هذه الأيام. اختر فترة أخرى أو سجّل أول فاتورة." first="sale" />
      </Card>
    );
  return (
    <>
      <ReportChart
        kind="bar"
        title={`صافي المبيعات من ${formatDate(first.date)} إلى ${formatDate(last.date)}`}
        labelHeader="اليوم"
        labels={days.map(({ date }) => formatShortDay(date))}
        series={[{ name: 'صافي المبيعات', values: days.map(({ net }) => net) }]}
        format={formatUsd}
        formatLong={(net, index) => formatMoney(net, days[index]?.rials.net ?? null)}
      />
      <div className="rounded-lg border border-line bg-surface shadow-card max-xl:overflow-hidden">
        <Table
          label="مبيعات الأيام"
          columns={columnsOf(totals)}
          rows={days.toReversed()}
          rowKey={({ date }) => date}
        />
      </div>
    </>
  );
}
