import { customersApi, type Customer } from '@turoos/contract';
import { useData } from '@/lib/http/use-data';
import { useRecordId } from '@/lib/navigation/hooks';
import { Attachments } from '@/shared/attachments/Attachments';
import { NotesCard } from '@/ui/NotesCard';
import { RecordPage } from '@/ui/RecordPage';
import { missingCustomer } from '../missing-customer';
import { BasicInfo } from './BasicInfo';
import { CustomerHeader } from './CustomerHeader';
import { FinancialInfo } from './FinancialInfo';
import { QuickActions } from './QuickActions';
import { SalesHistory } from './SalesHistory';
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
