import { customerStanding, reportsApi, type CustomerTotals } from '@turoos/contract';
import { HandCoins, TriangleAlert, Users, Wallet } from 'lucide-react';
import { hasFailed } from '@/lib/http/query-state';
import { useList } from '@/lib/list/use-list';
import { navigate } from '@/lib/navigation/hooks';
import { DataTable } from '@/ui/DataTable';
import { StatCards, type StatCardSpec } from '@/ui/StatCards';
import { customerColumns } from './customer-columns';
import { NoData } from './NoData';
import { ReportBar } from './ReportBar';
import { StatusShares } from './ReportChart';
import { reportList, useReportFailure } from './report-list';
import { ReportSummary } from './ReportSummary';

const cards: readonly StatCardSpec<CustomerTotals>[] = [
  { label: 'عدد العملاء', icon: Users, tone: 'info', count: ({ count }) => count },
  { label: 'ديون العملاء', icon: HandCoins, tone: 'danger', money: ({ owed }) => owed, at: () => 'today' },
  { label: 'أرصدة للعملاء', icon: Wallet, tone: 'success', money: ({ credit }) => credit, at: () => 'today' },
  {
    label: 'تجاوزوا حد الائتمان',
    icon: TriangleAlert,
    tone: 'warning',
    count: ({ overLimit }) => overLimit,
  },
];

export function CustomersReport() {
  const list = useList('customers', reportsApi.customers, { ...reportList, sort: 'name' });
  const report = list.result;
  useReportFailure(report);
  const totals = report.data?.summary;
  return (
    <>
      <ReportBar tab="customers" list={list} total={totals?.count} />
      <ReportSummary
        failed={hasFailed(report)}
        figures={<StatCards query={{ ...report, data: totals }} cards={cards} />}
        charts={
          totals && (
            <StatusShares
              title="العملاء حسب الحالة"
              labelHeader="الحالة"
              name="عدد العملاء"
              words={customerStanding}
              order={['normal', 'debt', 'credit', 'blocked']}
              counts={totals.standings}
            />
          )
        }
      />
      <DataTable
        label="تقرير أرصدة العملاء"
        columns={customerColumns(totals)}
        rowKey={({ _id }) => _id}
        onOpen={({ _id }) => void navigate({ to: '/customers/$id', params: { id: _id } })}
        list={list}
        empty={<NoData message="سيظهر العملاء هنا بعد تسجيل أولهم." first="customer" />}
      />
    </>
  );
}
