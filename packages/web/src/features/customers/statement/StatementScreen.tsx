import { customersApi, reachesToday, transactionTypes, type Customer } from '@turoos/contract';
import { useState } from 'react';
import { useData } from '@/lib/http/use-data';
import { useList } from '@/lib/list/use-list';
import { useRecordId } from '@/lib/navigation/hooks';
import { AgeingSection } from '@/shared/ledger/AgeingSection';
import { StatementBalances } from '@/shared/ledger/StatementBalances';
import { StatementFilters, statementFilters } from '@/shared/ledger/StatementFilters';
import { DataTable } from '@/ui/DataTable';
import { EmptyState } from '@/ui/EmptyState';
import { Money } from '@/ui/Money';
import { RecordPage } from '@/ui/RecordPage';
import { Balance } from '@/shared/customers/Balance';
import { missingCustomer } from '../missing-customer';
import { customerStatementColumns, customerStatementWords } from './customer-statement-columns';
import { StatementHeader } from './StatementHeader';
import { StatementPaperDialog } from './StatementPaperDialog';

/** The customer's account statement. */
export function StatementScreen() {
  const id = useRecordId();
  const customer = useData('customers', customersApi.get, { params: { id } });

  return (
    <RecordPage query={customer} heading="رصيد العميل" {...missingCustomer} layout="single">
      {(found) => <Statement customer={found} />}
    </RecordPage>
  );
}

function Statement({ customer }: { customer: Customer }) {
  const list = useList('customers', customersApi.transactions, {
    params: { id: customer._id },
    filters: statementFilters,
  });
  const [onPaper, setOnPaper] = useState(false);
  return (
    <>
      <StatementHeader customer={customer} query={list.query} onPrint={() => setOnPaper(true)} />
      <AgeingCard customer={customer} />
      <StatementFilters list={list} columns={customerStatementColumns} types={transactionTypes} />
      <StatementBalances
        words={customerStatementWords}
        filters={list.filters}
        query={list.result}
        closing={reachesToday(list.filters) ? now : undefined}
      />
      <DataTable
        label="كشف حساب العميل"
        columns={customerStatementColumns}
        list={list}
        rowKey={(entry) => entry._id}
        empty={
          <EmptyState
            title="لا توجد حركات في هذا الحساب"
            message="تُسجل هنا المبيعات الآجلة والدفعات والمرتجعات والتسويات."
          />
        }
      />
      {onPaper && (
        <StatementPaperDialog customer={customer} filters={list.filters} onClose={() => setOnPaper(false)} />
      )}
    </>
  );
}

const now = (cents: number) => <Balance cents={cents} say stacked />;

const both = (cents: number) => <Money usd={cents} at="today" stacked />;

/** The age of the customer's debt; renders nothing without one. */
function AgeingCard({ customer }: { customer: Customer }) {
  const ageing = useData(
    'customers',
    customersApi.ageing,
    { params: { id: customer._id } },
    { enabled: customer.balance < 0 },
  );
  if (customer.balance >= 0) return null;
  return <AgeingSection title="أعمار الديون" className="mb-4" query={ageing} money={both} />;
}
