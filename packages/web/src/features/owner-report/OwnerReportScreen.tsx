import { can, growthTips, ownerPeriods, ownerReportTexts, type OwnerPeriod } from '@turoos/contract';
import { Lightbulb } from 'lucide-react';
import { useUser } from '@/lib/session/session-state';
import { PrintButton, PrintedHead } from '@/shared/shop/PrintedHead';
import { BranchSelect } from '@/shared/warehouses/BranchSelect';
import { useBranch, useBranches } from '@/shared/warehouses/use-branches';
import { Card, Section } from '@/ui/Card';
import { ErrorState } from '@/ui/ErrorState';
import { PageHeader } from '@/ui/PageHeader';
import { RefreshButton } from '@/ui/RefreshButton';
import { Select } from '@/ui/Select';
import { Alerts } from './Alerts';
import { Branches } from './Branches';
import { DeadStock } from './DeadStock';
import { EquityBridge } from './EquityBridge';
import { Financial } from './Financial';
import { KpiCards } from './KpiCards';
import { SalesTrend } from './SalesTrend';
import { StockStatus } from './StockStatus';
import { SummaryCards } from './SummaryCards';
import { TopCustomers, TopProducts } from './TopSellers';
import { periodLabel } from './period-label';
import { useOwnerPeriod, useOwnerReport } from './use-owner-report';

const periods = ownerPeriods.map((days) => ({ value: String(days), label: periodLabel(days) }));

export function OwnerReportScreen() {
  const [period, choose] = useOwnerPeriod();
  const report = useOwnerReport(period);
  const branch = useBranch();
  const branchName = useBranches().data?.find(({ _id }) => _id === branch)?.name;
  const mayReadBooks = can(useUser(), 'accounting:read');
  return (
    <>
      <PageHeader
        title="تقرير المؤشرات"
        description="كيف يسير المتجر: المبيعات والأرباح والديون والمخزون"
        actions={
          <>
            <BranchSelect className="w-44" />
            <Select
              aria-label="الفترة"
              className="w-36"
              options={periods}
              value={String(period)}
              onValueChange={(days) => choose(Number(days) as OwnerPeriod)}
            />
            <PrintButton />
            <RefreshButton of={report.all} />
          </>
        }
      />
      <PrintedHead title="تقرير المؤشرات">
        {branchName ? `${branchName}، ${periodLabel(period)}` : periodLabel(period)}
      </PrintedHead>
      {report.failed ? (
        <Card>
          <ErrorState
            title={ownerReportTexts.loadFailed}
            error={report.summary.error}
            onRetry={() => report.all.forEach(({ refetch }) => void refetch())}
            retrying={report.all.some(({ isFetching }) => isFetching)}
          />
        </Card>
      ) : (
        <div className="flex flex-col gap-4">
          <Alerts alerts={report.alerts.data ?? []} />
          <SummaryCards query={report.summary} />
          <KpiCards query={report.kpi} />
          <SalesTrend query={report.sales} period={period} />
          <Branches period={period} />
          {mayReadBooks && !branch && <EquityBridge period={period} />}
          <div className="grid gap-4 lg:grid-cols-2">
            <TopProducts query={report.sales} />
            <TopCustomers query={report.sales} />
            {branch ? <OfWholeShop /> : <Financial query={report.financial} />}
            <StockStatus query={report.inventory} />
          </div>
          <DeadStock query={report.inventory} />
          <Tips />
        </div>
      )}
    </>
  );
}

const OfWholeShop = () => (
  <Section title="الوضع المالي">
    <p className="text-pretty text-muted">
      الديون والمستحقات والنقود وحقوق الملكية للمتجر كله، ولا تُقسم على الفروع. اختر «كل الفروع» لعرضها.
    </p>
  </Section>
);

const Tips = () => (
  <Section title="نصائح للنمو">
    <ul className="grid gap-3 sm:grid-cols-2">
      {growthTips.map((tip) => (
        <li key={tip} className="flex items-start gap-2 text-pretty">
          <Lightbulb className="mt-1 size-4 shrink-0 text-warning" aria-hidden="true" />
          {tip}
        </li>
      ))}
    </ul>
  </Section>
);
