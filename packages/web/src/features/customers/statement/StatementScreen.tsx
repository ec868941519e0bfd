import { customersApi, type Customer } from '@turoos/contract';
import { useParams } from '@/lib/navigation/hooks';
import { useData } from '@/lib/use-data';
import { useFailureToast } from '@/lib/use-failure-toast';
import { DataTable } from '@/ui/DataTable';
import { EmptyState } from '@/ui/EmptyState';
import { Skeleton } from '@/ui/Skeleton';
import { saying } from '../customer-texts';
import { CustomerMissing } from '../CustomerMissing';
import { AgeingCard } from './AgeingCard';
import { statementColumns } from './statement-columns';
import { StatementFilters } from './StatementFilters';
import { StatementHeader } from './StatementHeader';
import { usePrintAll } from './use-print-all';
import { useStatement } from './use-statement';

/** How a customer's account came to stand where it does. */
export function StatementScreen() {
  const { id } = useParams() as { id: string };
  const customer = useData('customers', customersApi.get, { params: { id } });
  useFailureToast(customer.error, saying.detailFailed);

  if (customer.isError)
    return (
      <CustomerMissing
        error={customer.error}
        onRetry={() => void customer.refetch()}
        retrying={customer.isFetching}
      />
    );
  if (!customer.data)
    return (
      <div aria-busy="true">
        <h1 className="sr-only">رصيد العميل</h1>
        <Skeleton className="mb-6 h-8 w-72 max-w-full" />
        <Skeleton className="h-64 w-full rounded-lg" />
      </div>
    );
  return <Statement customer={customer.data} />;
}

function Statement({ customer }: { customer: Customer }) {
  const { list, query, entries } = useStatement(customer._id);
  const print = usePrintAll(list, entries);
  return (
    <>
      <StatementHeader customer={customer} query={query} onPrint={print.start} printing={print.preparing} />
      <AgeingCard customer={customer} />
      <StatementFilters list={list} />
      <DataTable
        label="كشف حساب العميل"
        columns={statementColumns}
        query={entries}
        list={list}
        rowKey={(entry) => entry._id}
        empty={
          <EmptyState
            title="لا توجد حركات في هذا الحساب"
            message="تُسجل هنا المبيعات الآجلة والدفعات والمرتجعات والتسويات."
          />
        }
      />
    </>
  );
}
