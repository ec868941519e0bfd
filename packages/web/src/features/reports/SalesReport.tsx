import { reportPayments, reportsApi, type SalesTotals } from '@turoos/contract';
import { HandCoins, ReceiptText, Undo2 } from 'lucide-react';
import { formatShortDay, formatUsd } from '@/lib/format/format';
import { hasFailed } from '@/lib/http/query-state';
import { useList } from '@/lib/list/use-list';
import { navigate } from '@/lib/navigation/hooks';
import { useCan } from '@/lib/session/can';
import { DataTable } from '@/ui/DataTable';
import { useMoneyText } from '@/ui/money-text';
import { StatCards, type StatCardSpec } from '@/ui/StatCards';
import { BelowReplacement } from './BelowReplacement';
import { NoData } from './NoData';
import { ReportBar } from './ReportBar';
import { ReportChart, StatusShares } from './ReportChart';
import { reportList, useReportFailure } from './report-list';
import { ReportSummary } from './ReportSummary';
import { salesColumns } from './sales-columns';

const cards: readonly StatCardSpec<SalesTotals>[] = [
  { label: 'عدد الفواتير', icon: ReceiptText, tone: 'info', count: ({ count }) => count },
  {
    label: 'المرتجعات',
    icon: Undo2,
    tone: 'warning',
    money: ({ refunds }) => refunds,
    at: ({ rials }) => rials.refunds,
  },
  {
    label: 'المتبقي على العملاء',
    icon: HandCoins,
    tone: 'danger',
    money: ({ outstanding }) => outstanding,
    at: () => 'today',
  },
];

/** The invoices with their amounts; held and cancelled ones are excluded. */
export function SalesReport() {
  const list = useList('sales', reportsApi.sales, reportList);
  const seesCosts = useCan('costs:read');
  const report = list.result;
  useReportFailure(report);
  const totals = report.data?.summary;
  return (
    <>
      <ReportBar tab="sales" list={list} total={totals?.count} />
      <ReportSummary
        failed={hasFailed(report)}
        figures={<StatCards query={{ ...report, data: totals }} cards={cards} />}
        charts={totals && <Charts totals={totals} />}
        twoCharts
      />
      {seesCosts && <BelowReplacement startDate={list.filters.startDate} endDate={list.filters.endDate} />}
      <DataTable
        label="تقرير المبيعات"
        columns={salesColumns(totals)}
        rowKey={({ _id }) => _id}
        onOpen={({ _id }) => void navigate({ to: '/sales/$id', params: { id: _id } })}
        list={list}
        empty={<NoData message="ستظهر الفواتير هنا بعد أول عملية بيع." first="sale" />}
      />
    </>
  );
}

/** Formats a month: '2026-11-01' → 11/2026 */
const monthLabel = (date: string) => `${Number(date.slice(5, 7))}/${date.slice(0, 4)}`;

const isMonthly = (trend: SalesTotals['trend']) =>
  trend.length > 1 && trend.every(({ date }) => date.endsWith('-01'));

function Charts({ totals: { trend, payments } }: { totals: SalesTotals }) {
  const formatMoney = useMoneyText();
  const monthly = isMonthly(trend);
  return (
    <>
      <ReportChart
        kind="bar"
        title={monthly ? 'المبيعات بالشهر' : 'المبيعات باليوم'}
        labelHeader={monthly ? 'الشهر' : 'اليوم'}
        labels={trend.map(({ date }) => (monthly ? monthLabel(date) : formatShortDay(date)))}
        series={[{ name: 'المبيعات', values: trend.map(({ total }) => total) }]}
        format={formatUsd}
        formatLong={(total, index) => formatMoney(total, trend[index]?.rials ?? null)}
      />
      <StatusShares
        title="الفواتير حسب حالة الدفع"
        labelHeader="حالة الدفع"
        name="عدد الفواتير"
        words={reportPayments}
        order={['paid', 'pending', 'credit']}
        counts={payments}
      />
    </>
  );
}
