import { suppliersApi, supplierTransactionTypes, type Supplier } from '@turoos/contract';
import { Printer } from 'lucide-react';
import { useState } from 'react';
import { useList } from '@/lib/list/use-list';
import { StatementBalances } from '@/shared/ledger/StatementBalances';
import { StatementFilters, statementFilters } from '@/shared/ledger/StatementFilters';
import { Button } from '@/ui/Button';
import { DataTable } from '@/ui/DataTable';
import { EmptyState } from '@/ui/EmptyState';
import { ExportButton } from '@/ui/ExportButton';
import { MoreActions } from '@/ui/MoreActions';
import { StatementPaperDialog } from './StatementPaperDialog';
import { supplierStatementColumns, supplierStatementWords } from './supplier-statement-columns';

/** The supplier's account statement. */
export function StatementTab({ supplier }: { supplier: Supplier }) {
  const { _id: id } = supplier;
  const list = useList('suppliers', suppliersApi.transactions, {
    params: { id },
    filters: statementFilters,
  });
  const [onPaper, setOnPaper] = useState(false);

  return (
    <>
      <StatementFilters
        list={list}
        columns={supplierStatementColumns}
        types={supplierTransactionTypes}
        actions={
          <MoreActions>
            <Button icon={Printer} onClick={() => setOnPaper(true)}>
              طباعة
            </Button>
            {(['pdf', 'csv'] as const).map((format) => (
              <ExportButton
                key={format}
                format={format}
                list={suppliersApi.transactions}
                params={{ id }}
                query={list.query}
                fileName="supplier-statement"
                things="كشف الحساب"
              />
            ))}
          </MoreActions>
        }
      />
      <StatementBalances words={supplierStatementWords} filters={list.filters} query={list.result} />
      <DataTable
        label="كشف حساب المورد"
        columns={supplierStatementColumns}
        list={list}
        rowKey={(entry) => entry._id}
        empty={
          <EmptyState
            title="لا توجد حركات في هذا الحساب"
            message="تُسجل هنا فواتير الشراء والدفعات والمرتجعات والتسويات."
          />
        }
      />
      {onPaper && (
        <StatementPaperDialog supplier={supplier} filters={list.filters} onClose={() => setOnPaper(false)} />
      )}
    </>
  );
}
