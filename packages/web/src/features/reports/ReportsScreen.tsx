import { can, denial, reportTabNames, reportTabs, type ReportTab } from '@turoos/contract';
import { BookOpen } from 'lucide-react';
import type { ComponentType } from 'react';
import { navigate, useSearch } from '@/lib/navigation/hooks';
import { usePermit } from '@/lib/session/can';
import { useUser } from '@/lib/session/session-state';
import { Card } from '@/ui/Card';
import { EmptyState } from '@/ui/EmptyState';
import { LinkButton } from '@/ui/LinkButton';
import { PageHeader } from '@/ui/PageHeader';
import { Tabs } from '@/ui/Tabs';
import { CustomersReport } from './CustomersReport';
import { InventoryReport } from './InventoryReport';
import { OverviewReport } from './OverviewReport';
import { SalesReport } from './SalesReport';

const panels: Readonly<Record<ReportTab, ComponentType>> = {
  overview: OverviewReport,
  inventory: InventoryReport,
  sales: SalesReport,
  customers: CustomersReport,
};
const tabs = reportTabNames.map((id) => ({ id, label: reportTabs[id].label }));

/** Four reports; the URL holds the tab and its filters. */
export function ReportsScreen() {
  const wanted = useSearch().tab;
  const user = useUser();
  const tab = reportTabNames.find((name) => name === wanted) ?? 'overview';
  const { right } = reportTabs[tab];
  const Panel = panels[tab];
  const mayReadBooks = usePermit('accounting:read');

  return (
    <>
      <PageHeader
        title="التقارير"
        description="المبيعات والمخزون والعملاء، كما هي الآن أو في فترة تختارها"
        actions={
          <LinkButton icon={BookOpen} to="/reports/accounting" disabledReason={mayReadBooks.reason}>
            الحسابات
          </LinkButton>
        }
      />
      <Tabs
        label="التقارير"
        tabs={tabs}
        value={tab}
        onChange={(id) =>
          void navigate({ to: '.', search: id === 'overview' ? {} : { tab: id }, replace: true })
        }
      >
        {can(user, right) ? (
          <Panel key={tab} />
        ) : (
          <Card>
            <EmptyState scene="denied" title="غير مصرح بالوصول" message={denial(right)} />
          </Card>
        )}
      </Tabs>
    </>
  );
}
