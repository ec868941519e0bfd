import { customersApi, type Customer } from '@turoos/contract';
import { useData } from '@/lib/use-data';
import { Loaded } from '@/ui/Loaded';
import { Money } from '@/ui/Money';
import { PaperDialog } from '@/ui/PaperDialog';
import type { StatementFilterValues } from '@/ui/StatementFilters';
import { mostOnPaper, StatementPaper } from '@/ui/StatementPaper';
import { customerStatementWords } from './customer-statement-columns';

type StatementPaperDialogProps = {
  customer: Customer;
  filters: StatementFilterValues;
  onClose: () => void;
};

/** Shows the statement on paper, and prints it. */
export function StatementPaperDialog({ customer, filters, onClose }: StatementPaperDialogProps) {
  const entries = useData('customers', customersApi.transactions, {
    params: { id: customer._id },
    query: { ...filters, sort: 'createdAt', limit: mostOnPaper },
  });
  return (
    <PaperDialog open onClose={onClose} title={`كشف حساب ${customer.name}`}>
      <Loaded query={entries}>
        {(page) => (
          <StatementPaper
            owner={{ name: 'العميل', value: customer.name }}
            code={customer.customerCode}
            words={customerStatementWords}
            filters={filters}
            page={page}
            closing={<Money usd={page.summary.closing} />}
          />
        )}
      </Loaded>
    </PaperDialog>
  );
}
