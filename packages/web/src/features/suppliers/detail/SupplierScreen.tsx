import { counted, nouns, suppliersApi, type Supplier } from '@turoos/contract';
import { Truck } from 'lucide-react';
import { useState } from 'react';
import { formatDateLong } from '@/lib/format/format';
import { useData } from '@/lib/http/use-data';
import { useRecordId } from '@/lib/navigation/hooks';
import { Attachments } from '@/shared/attachments/Attachments';
import { AgeingSection } from '@/shared/ledger/AgeingSection';
import { Section } from '@/ui/Card';
import { Code, Phone } from '@/ui/Code';
import { DescriptionList } from '@/ui/DescriptionList';
import { NotesCard } from '@/ui/NotesCard';
import { RecordPage } from '@/ui/RecordPage';
import { Tabs } from '@/ui/Tabs';
import { Usd } from '@/ui/Usd';
import { balanceWords } from '../balance-words';
import { texts } from '../supplier-texts';
import { PurchasesTab } from './PurchasesTab';
import { StatementTab } from './StatementTab';
import { SupplierHeader } from './SupplierHeader';

/** The page of one supplier: contact, account and purchases. */
export function SupplierScreen() {
  const id = useRecordId();
  const supplier = useData('suppliers', suppliersApi.get, { params: { id } });

  return (
    <RecordPage
      query={supplier}
      heading="بيانات المورد"
      failed={texts.detailFailed}
      gone={{
        title: texts.missing,
        icon: Truck,
        back: { to: '/suppliers', label: 'العودة إلى الموردين' },
      }}
      layout="single"
    >
      {(found) => <Details supplier={found} />}
    </RecordPage>
  );
}

function Details({ supplier }: { supplier: Supplier }) {
  return (
    <>
      <SupplierHeader supplier={supplier} />
      <div className="mb-4 grid items-start gap-4 lg:grid-cols-2">
        <SupplierFacts supplier={supplier} />
        <div className="flex min-w-0 flex-col gap-4">
          <SupplierAgeing supplier={supplier} />
          <NotesCard notes={supplier.notes} />
        </div>
      </div>
      <AccountTabs supplier={supplier} />
      <Attachments entityType="suppliers" entityId={supplier._id} className="mt-4" />
    </>
  );
}

const SupplierFacts = ({ supplier }: { supplier: Supplier }) => (
  <Section title="بيانات المورد">
    <DescriptionList
      blank="غير مسجل"
      facts={[
        { name: 'مسؤول التواصل', value: supplier.contactPerson && <bdi>{supplier.contactPerson}</bdi> },
        { name: 'الهاتف', value: supplier.phone && <Phone>{supplier.phone}</Phone> },
        { name: 'البريد الإلكتروني', value: supplier.email && <Code>{supplier.email}</Code> },
        { name: 'العنوان', value: [supplier.city, supplier.address].filter(Boolean).join('، ') },
        { name: 'الرقم الضريبي', value: supplier.taxNumber && <Code>{supplier.taxNumber}</Code> },
        { name: 'مدة السداد', value: counted(supplier.paymentTerms, nouns.day) },
        {
          name: 'حد الائتمان',
          value: supplier.creditLimit > 0 ? <Usd cents={supplier.creditLimit} /> : 'بلا حد',
        },
        { name: 'أُضيف في', value: formatDateLong(supplier.createdAt) },
      ]}
    />
  </Section>
);

const dollars = (cents: number) => <Usd cents={cents} />;

/** The age of the shop's debt to the supplier, by the dates of the purchases. */
function SupplierAgeing({ supplier }: { supplier: Supplier }) {
  const owes = supplier.balance < 0;
  const ageing = useData(
    'suppliers',
    suppliersApi.ageing,
    { params: { id: supplier._id } },
    { enabled: owes },
  );
  if (!owes)
    return (
      <Section title="أعمار المستحق">
        <p className="text-muted">لا شيء مستحق عليك: {balanceWords(supplier.balance)}.</p>
      </Section>
    );
  return <AgeingSection title="أعمار المستحق" query={ageing} money={dollars} />;
}

const tabs = [
  { id: 'statement', label: 'كشف الحساب' },
  { id: 'open', label: 'عليها مبلغ متبقٍ' },
  { id: 'purchases', label: 'كل المشتريات' },
] as const;

function AccountTabs({ supplier }: { supplier: Supplier }) {
  const [tab, setTab] = useState<(typeof tabs)[number]['id']>('statement');
  return (
    <Tabs label="الحساب والمشتريات" tabs={tabs} value={tab} onChange={setTab}>
      {tab === 'statement' && <StatementTab supplier={supplier} />}
      {tab === 'open' && <PurchasesTab key="open" supplier={supplier} open />}
      {tab === 'purchases' && <PurchasesTab key="all" supplier={supplier} />}
    </Tabs>
  );
}
