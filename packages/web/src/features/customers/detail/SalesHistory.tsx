import { useState } from 'react';
import type { Customer } from '@turoos/contract';
import { Section } from '@/ui/Card';
import { Tabs } from '@/ui/Tabs';
import { SalesStats } from './SalesStats';
import { SalesSummaryTab } from './SalesSummaryTab';
import { SalesTab } from './SalesTab';

const tabs = [
  { id: 'sales', label: 'المبيعات' },
  { id: 'summary', label: 'الملخص' },
  { id: 'stats', label: 'الإحصائيات' },
] as const;

export function SalesHistory({ customer }: { customer: Customer }) {
  const [tab, setTab] = useState<(typeof tabs)[number]['id']>('sales');
  return (
    <Section title="سجل المبيعات">
      <Tabs label="سجل المبيعات" tabs={tabs} value={tab} onChange={setTab}>
        {tab === 'sales' && <SalesTab customer={customer} />}
        {tab === 'summary' && <SalesSummaryTab id={customer._id} />}
        {tab === 'stats' && <SalesStats id={customer._id} />}
      </Tabs>
    </Section>
  );
}
