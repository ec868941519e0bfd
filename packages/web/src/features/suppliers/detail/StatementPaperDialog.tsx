import { suppliersApi, type Supplier } from '@turoos/contract';
import { useData } from '@/lib/http/use-data';
import type { StatementFilterValues } from '@/shared/ledger/StatementFilters';
import { maxPrintedEntries, StatementPaper } from '@/shared/ledger/StatementPaper';
import { PaperDialog } from '@/ui/PaperDialog';
import { QueryBoundary } from '@/ui/QueryBoundary';
import { supplierStatementWords } from './supplier-statement-columns';

type StatementPaperDialogProps = {
  supplier: Supplier;
  filters: StatementFilterValues;
  onClose: () => void;
};

/** Previews and prints the statement. */
export function StatementPaperDialog({ supplier, filters, onClose }: StatementPaperDialogProps) {
  const entries = useData('suppliers', suppliersApi.transactions, {
    params: { id: supplier._id },
    query: { ...filters, sort: 'date', limit: maxPrintedEntries },
  });
  return (
    <PaperDialog open onClose={onClose} title={`كشف حساب ${supplier.name}`}>
      <QueryBoundary query={entries}>
        {(page) => (
          <StatementPaper
            owner={{ name: 'المورد', value: supplier.name }}
            words={supplierStatementWords}
            filters={filters}
            page={page}
          />
        )}
      </QueryBoundary>
    </PaperDialog>
  );
}
