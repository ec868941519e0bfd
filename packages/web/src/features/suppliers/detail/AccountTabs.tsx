import type { Supplier } from '@turoos/contract';
import { useState } from 'react';
import { Tabs } from '@/ui/Tabs';
import { PurchasesTab } from './PurchasesTab';
import { StatementTab } from './StatementTab';

const tabs = [
  { id: 'statement', label: 'كشف الحساب' },
  { id: 'open', label: 'عليها مبلغ متبقٍ' },
  { id: 'purchases', label: 'كل المشتريات' },
] as const;

export function AccountTabs({ supplier }: { supplier: Supplier }) {
  const [tab, setTab] = useState<(typeof tabs)[number]['id']>('statement');
  return (
    <Tabs label="الحساب والمشتريات" tabs={tabs} value={tab} onChange={setTab}>
      {tab === 'statement' && <StatementTab supplier={supplier} />}
      {tab === 'open' && <PurchasesTab key="open" supplier={supplier} open />}
      {tab === 'purchases' && <PurchasesTab key="all" supplier={supplier} />}
    </Tabs>
  );
}
