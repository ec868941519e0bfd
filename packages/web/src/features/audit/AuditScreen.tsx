import { auditApi, type AuditEntry } from '@turoos/contract';
import { ScrollText } from 'lucide-react';
import { useList } from '@/lib/list/use-list';
import { DataTable } from '@/ui/DataTable';
import { EmptyState } from '@/ui/EmptyState';
import { ExportButton } from '@/ui/ExportButton';
import { PageHeader } from '@/ui/PageHeader';
import { RefreshButton } from '@/ui/RefreshButton';
import { useLazyDialog } from '@/ui/use-lazy-dialog';
import { AuditFilters, auditFilters } from './AuditFilters';
import { entryColumns } from './entry-columns';

/**
 * The audit log: who changed what, when, and the values before. Fetched on every visit, because every action
 * adds to it.
 */
export function AuditScreen() {
  const list = useList('audit', auditApi.list, { filters: auditFilters, refetchOnMount: 'always' });
  const entry = useLazyDialog<AuditEntry>(() => import('./EntryDialog').then((m) => m.EntryDialog));
  return (
    <>
      <PageHeader
        title="سجل التدقيق"
        description="كل تغيير في النظام: من أجراه ومتى، وكيف كان قبله."
        actions={
          <>
            <ExportButton list={auditApi.list} query={list.query} fileName="audit" things="سجل التدقيق" />
            <RefreshButton of={[list.result]} />
          </>
        }
      />
      <AuditFilters list={list} />
      <DataTable
        label="سجل التدقيق"
        columns={entryColumns}
        list={list}
        rowKey={({ _id }) => _id}
        onOpen={entry.show}
        empty={<EmptyState icon={ScrollText} title="السجل فارغ" message="يُكتب هنا كل تغيير من أول عملية." />}
      />
      {entry.dialog}
    </>
  );
}
