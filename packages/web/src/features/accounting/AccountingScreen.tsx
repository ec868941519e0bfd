import type { ComponentType } from 'react';
import { navigate, useSearch } from '@/lib/navigation/hooks';
import { PageHeader } from '@/ui/PageHeader';
import { Tabs } from '@/ui/Tabs';
import { AccountsTab } from './AccountsTab';
import { accountingTabNames, accountingTabs, type AccountingTab } from './accounting-tabs';
import { BalanceSheetReport } from './BalanceSheetReport';
import { CashFlowReport } from './CashFlowReport';
import { ClosingButton } from './ClosingButton';
import { EquityReport } from './EquityReport';
import { ExpensesReport } from './ExpensesReport';
import { JournalTab } from './JournalTab';
import { ProfitReport } from './ProfitReport';
import { TrialBalanceReport } from './TrialBalanceReport';

const panels: Readonly<Record<AccountingTab, ComponentType>> = {
  'trial-balance': TrialBalanceReport,
  'profit-and-loss': ProfitReport,
  'balance-sheet': BalanceSheetReport,
  equity: EquityReport,
  'cash-flow': CashFlowReport,
  expenses: ExpensesReport,
  journal: JournalTab,
  accounts: AccountsTab,
};
const tabs = accountingTabNames.map((id) => ({ id, label: accountingTabs[id] }));

/** The books; the address holds the tab and its period, which the next tab keeps. */
export function AccountingScreen() {
  const { tab: wanted, startDate, endDate } = useSearch();
  const tab = accountingTabNames.find((name) => name === wanted) ?? 'trial-balance';
  const Panel = panels[tab];
  return (
    <>
      <PageHeader
        title="الحسابات"
        description="القوائم المالية واليومية، بالدولار كما في الدفاتر"
        actions={<ClosingButton />}
      />
      <Tabs
        label="الحسابات"
        tabs={tabs}
        value={tab}
        onChange={(id) => void navigate({ to: '.', search: { tab: id, startDate, endDate }, replace: true })}
      >
        <Panel key={tab} />
      </Tabs>
    </>
  );
}
