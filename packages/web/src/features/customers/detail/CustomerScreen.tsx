import { customersApi, type Customer } from '@turoos/contract';
import { useState } from 'react';
import { useData } from '@/lib/http/use-data';
import { useRecordId } from '@/lib/navigation/hooks';
import { Attachments } from '@/shared/attachments/Attachments';
import { Section } from '@/ui/Card';
import { NotesCard } from '@/ui/NotesCard';
import { RecordPage } from '@/ui/RecordPage';
import { Tabs } from '@/ui/Tabs';
import { missingCustomer } from '../missing-customer';
import { CustomerHeader } from './CustomerHeader';
import { BasicInfo } from './BasicInfo';
import { DebtCard } from './DebtCard';
import { FinancialInfo } from './FinancialInfo';
import { LedgerTab } from './LedgerTab';
import { QuotationsTab } from './QuotationsTab';
import { SalesStats } from './SalesStats';
import { SalesSummaryTab } from './SalesSummaryTab';
import { SalesTab } from './SalesTab';

/** The page of one customer: contact, account and invoices. */
export function CustomerScreen() {
  const id = useRecordId();
  const customer = useData('customers', customersApi.get, { params: { id } });

  return (
    <RecordPage query={customer} heading="بيانات العميل" {...missingCustomer} layout="halves">
      {(found) => <Details customer={found} />}
    </RecordPage>
  );
}

function Details({ customer }: { customer: Customer }) {
  return (
    <>
      <CustomerHeader customer={customer} />
      <DebtCard customer={customer} />
      <div className="grid items-start gap-4 xl:grid-cols-[1fr_22rem] print:block">
        <div className="flex min-w-0 flex-col gap-4">
          <History customer={customer} />
          <NotesCard notes={customer.notes} />
          <Attachments entityType="customers" entityId={customer._id} />
        </div>
        <aside aria-label="بيانات العميل" className="flex flex-col gap-4 max-xl:grid max-xl:sm:grid-cols-2">
          <FinancialInfo customer={customer} />
          <BasicInfo customer={customer} />
        </aside>
      </div>
    </>
  );
}

const tabs = [
  { id: 'sales', label: 'الفواتير' },
  { id: 'quotations', label: 'عروض الأسعار' },
  { id: 'ledger', label: 'حركات الحساب' },
  { id: 'summary', label: 'الملخص' },
  { id: 'stats', label: 'الإحصائيات' },
] as const;

function History({ customer }: { customer: Customer }) {
  const [tab, setTab] = useState<(typeof tabs)[number]['id']>('sales');
  return (
    <Section title="سجل العميل">
      <Tabs label="سجل العميل" tabs={tabs} value={tab} onChange={setTab}>
        {tab === 'sales' && <SalesTab customer={customer} />}
        {tab === 'quotations' && <QuotationsTab customer={customer} />}
        {tab === 'ledger' && <LedgerTab customer={customer} />}
        {tab === 'summary' && <SalesSummaryTab id={customer._id} />}
        {tab === 'stats' && <SalesStats id={customer._id} />}
      </Tabs>
    </Section>
  );
}
