import { activityOf, addressText, customerActivity, customersApi, type Customer } from '@turoos/contract';
import { useState } from 'react';
import { formatDateLong } from '@/lib/format/format';
import { useData } from '@/lib/http/use-data';
import { useRecordId } from '@/lib/navigation/hooks';
import { Attachments } from '@/shared/attachments/Attachments';
import { Badge, StatusBadge } from '@/ui/Badge';
import { Section } from '@/ui/Card';
import { Code, Phone } from '@/ui/Code';
import { DescriptionList } from '@/ui/DescriptionList';
import { NotesCard } from '@/ui/NotesCard';
import { RecordPage } from '@/ui/RecordPage';
import { Tabs } from '@/ui/Tabs';
import { missingCustomer } from '../missing-customer';
import { CustomerHeader } from './CustomerHeader';
import { FinancialInfo } from './FinancialInfo';
import { QuickActions } from './QuickActions';
import { SalesStats } from './SalesStats';
import { SalesSummaryTab } from './SalesSummaryTab';
import { SalesTab } from './SalesTab';
import { SideSummary } from './SideSummary';

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
      <div className="grid items-start gap-4 xl:grid-cols-[1fr_20rem] print:block">
        <div className="flex min-w-0 flex-col gap-4">
          <div className="grid gap-4 lg:grid-cols-2">
            <BasicInfo customer={customer} />
            <FinancialInfo customer={customer} />
          </div>
          <NotesCard notes={customer.notes} />
          <SalesHistory customer={customer} />
          <Attachments entityType="customers" entityId={customer._id} />
        </div>
        <aside
          aria-label="ملخص العميل وإجراءاته"
          className="flex flex-col gap-4 max-xl:order-first max-xl:grid max-xl:sm:grid-cols-2 print:hidden"
        >
          <QuickActions customer={customer} />
          <SideSummary customer={customer} />
        </aside>
      </div>
    </>
  );
}

const BasicInfo = ({ customer }: { customer: Customer }) => (
  <Section title="المعلومات الأساسية">
    <DescriptionList
      blank="غير مسجل"
      facts={[
        { name: 'الاسم', value: customer.name },
        { name: 'الهاتف', value: customer.phone && <Phone>{customer.phone}</Phone> },
        { name: 'البريد الإلكتروني', value: customer.email && <Code>{customer.email}</Code> },
        { name: 'العنوان', value: addressText(customer.address) },
        { name: 'الحالة', value: <StatusBadge status={customerActivity[activityOf(customer)]} /> },
        {
          name: 'رسائل التسويق',
          value: customer.noMarketing ? <Badge tone="warning">مستثنى من الحملات</Badge> : 'تصله الحملات',
        },
        { name: 'تاريخ التسجيل', value: formatDateLong(customer.createdAt) },
      ]}
    />
  </Section>
);

const tabs = [
  { id: 'sales', label: 'المبيعات' },
  { id: 'summary', label: 'الملخص' },
  { id: 'stats', label: 'الإحصائيات' },
] as const;

function SalesHistory({ customer }: { customer: Customer }) {
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
