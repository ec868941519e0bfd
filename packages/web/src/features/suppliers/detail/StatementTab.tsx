import { keepPreviousData } from '@tanstack/react-query';
import { asFile, suppliersApi, supplierTransactionTypes, type Supplier } from '@turoos/contract';
import { Download, Printer } from 'lucide-react';
import { datedName } from '@/lib/download';
import { useData } from '@/lib/use-data';
import { useDownload } from '@/lib/use-download';
import { useListState } from '@/lib/use-list-state';
import { usePrintAll } from '@/lib/use-print-all';
import { Button } from '@/ui/Button';
import { DataTable } from '@/ui/DataTable';
import { EmptyState } from '@/ui/EmptyState';
import { StatementFilters, statementFilters } from '@/ui/StatementFilters';
import { supplierStatementColumns } from './supplier-statement-columns';

/** How the account came to stand where it does. */
export function StatementTab({ supplier: { _id: id } }: { supplier: Supplier }) {
  const list = useListState({ filters: statementFilters });
  const { page, limit, sort, filters } = list;
  const query = { page, limit, sort, ...filters };
  const entries = useData(
    'suppliers',
    suppliersApi.transactions,
    { params: { id }, query },
    { placeholderData: keepPreviousData },
  );
  const print = usePrintAll(list, entries);
  const download = useDownload(asFile(suppliersApi.transactions), {
    done: 'تم تصدير كشف الحساب',
    failed: 'فشل في تصدير كشف الحساب',
  });

  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-x-4">
        <StatementFilters list={list} types={supplierTransactionTypes} />
        <div className="mb-3 flex no-print gap-2">
          <Button icon={Printer} busy={print.preparing} onClick={print.start}>
            طباعة
          </Button>
          <Button
            icon={Download}
            busy={download.isPending}
            onClick={() =>
              download.mutate({
                fileName: datedName('supplier-statement', 'csv'),
                given: { params: { id }, query: { ...query, page: 1, format: 'csv' } },
              })
            }
          >
            تصدير
          </Button>
        </div>
      </div>
      <DataTable
        label="كشف حساب المورد"
        columns={supplierStatementColumns}
        query={entries}
        list={list}
        rowKey={(entry) => entry._id}
        empty={
          <EmptyState
            title="لا توجد حركات في هذا الحساب"
            message="تُسجل هنا فواتير الشراء والدفعات والمرتجعات والتسويات."
          />
        }
      />
    </>
  );
}
