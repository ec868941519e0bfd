import { counted, nouns, supplierSides, suppliersApi, type Supplier } from '@turoos/contract';
import { Truck } from 'lucide-react';
import { useRef, useState } from 'react';
import { formatDateLong } from '@/lib/format/format';
import { useData } from '@/lib/http/use-data';
import { useRecordId } from '@/lib/navigation/hooks';
import { useUser } from '@/lib/session/session-state';
import { Attachments } from '@/shared/attachments/Attachments';
import { AccountBalance } from '@/shared/ledger/AccountBalance';
import { Section } from '@/ui/Card';
import { Code, Phone } from '@/ui/Code';
import { DescriptionList } from '@/ui/DescriptionList';
import { NotesCard } from '@/ui/NotesCard';
import { RecordPage } from '@/ui/RecordPage';
import { Tabs } from '@/ui/Tabs';
import { Usd } from '@/ui/Usd';
import { texts } from '../supplier-texts';
import { OwedCard } from './OwedCard';
import { PaymentsTab } from './PaymentsTab';
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
      layout="halves"
    >
      {(found) => <Details supplier={found} />}
    </RecordPage>
  );
}

const tabs = [
  { id: 'purchases', label: 'المشتريات' },
  { id: 'open', label: 'عليها مبلغ متبقٍ' },
  { id: 'payments', label: 'الدفعات' },
  { id: 'statement', label: 'كشف الحساب' },
] as const;

function Details({ supplier }: { supplier: Supplier }) {
  const [tab, setTab] = useState<(typeof tabs)[number]['id']>('purchases');
  const history = useRef<HTMLDivElement>(null);
  const showStatement = () => {
    setTab('statement');
    history.current?.scrollIntoView({ block: 'start' });
  };
  return (
    <>
      <SupplierHeader supplier={supplier} />
      <OwedCard supplier={supplier} onStatement={showStatement} />
      <div className="grid items-start gap-4 xl:grid-cols-[1fr_22rem]">
        <div ref={history} className="flex min-w-0 scroll-mt-20 flex-col gap-4">
          <Section title="سجل المورد">
            <Tabs label="سجل المورد" tabs={tabs} value={tab} onChange={setTab}>
              {tab === 'purchases' && <PurchasesTab key="all" supplier={supplier} />}
              {tab === 'open' && <PurchasesTab key="open" supplier={supplier} open />}
              {tab === 'payments' && <PaymentsTab supplier={supplier} />}
              {tab === 'statement' && <StatementTab supplier={supplier} />}
            </Tabs>
          </Section>
          <NotesCard notes={supplier.notes} />
          <Attachments entityType="suppliers" entityId={supplier._id} />
        </div>
        <aside aria-label="بيانات المورد" className="flex flex-col gap-4 max-xl:grid max-xl:sm:grid-cols-2">
          <SupplierMoney supplier={supplier} />
          <SupplierFacts supplier={supplier} />
        </aside>
      </div>
    </>
  );
}

const SupplierMoney = ({ supplier }: { supplier: Supplier }) => (
  <Section
    title="الحساب"
    description={useUser().warehouses && 'المشتريات والمدفوع لمستودعاتك، والرصيد حسابه مع المتجر كله'}
  >
    <DescriptionList
      facts={[
        { name: 'رصيد الحساب', value: <AccountBalance cents={supplier.balance} words={supplierSides} /> },
        {
          name: 'إجمالي المشتريات',
          value: (
            <>
              <Usd cents={supplier.totalPurchases} /> · {counted(supplier.purchaseCount, nouns.invoice)}
            </>
          ),
        },
        { name: 'المدفوع للمورد', value: <Usd cents={supplier.totalPaid} /> },
        { name: 'المتبقي من الفواتير', value: <Usd cents={supplier.totalRemaining} /> },
        { name: 'مدة السداد', value: counted(supplier.paymentTerms, nouns.day) },
        {
          name: 'حد الائتمان',
          value: supplier.creditLimit > 0 ? <Usd cents={supplier.creditLimit} /> : 'بلا حد',
        },
      ]}
    />
  </Section>
);

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
        { name: 'أُضيف في', value: formatDateLong(supplier.createdAt) },
      ]}
    />
  </Section>
);
