import { customersApi, reachesToday, type Customer } from '@turoos/contract';
import { useData } from '@/lib/http/use-data';
import type { StatementFilterValues } from '@/shared/ledger/StatementFilters';
import { maxPrintedEntries, StatementPaper } from '@/shared/ledger/StatementPaper';
import { Money } from '@/ui/Money';
import { PaperDialog } from '@/ui/PaperDialog';
import { QueryBoundary } from '@/ui/QueryBoundary';
import { customerStatementWords } from './customer-statement-columns';

type StatementPaperDialogProps = {
  customer: Customer;
  filters: StatementFilterValues;
  onClose: () => void;
};

/** Previews and prints the statement. */
export function StatementPaperDialog({ customer, filters, onClose }: StatementPaperDialogProps) {
  const entries = useData('customers', customersApi.transactions, {
    params: { id: customer._id },
    query: { ...filters, sort: 'createdAt', limit: maxPrintedEntries },
  });
  return (
    <PaperDialog open onClose={onClose} title={`كشف حساب ${customer.name}`}>
      <QueryBoundary query={entries}>
        {(page) => (
          <StatementPaper
            owner={{ name: 'العميل', value: customer.name }}
            code={customer.customerCode}
            words={customerStatementWords}
            filters={filters}
            page={page}
            closing={reachesToday(filters) && <Money usd={Math.abs(page.summary.closing)} at="today" say />}
          />
        )}
      </QueryBoundary>
    </PaperDialog>
  );
}
