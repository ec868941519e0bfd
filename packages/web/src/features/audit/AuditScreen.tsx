import { auditApi, auditEntities, auditVerbs, type AuditEntry } from '@turoos/contract';
import { ScrollText } from 'lucide-react';
import { optionsOf } from '@/lib/format/options';
import { useData } from '@/lib/http/use-data';
import { useList } from '@/lib/list/use-list';
import type { ListState } from '@/lib/list/use-list-state';
import { ListOptions } from '@/shared/views/ListOptions';
import { DataTable } from '@/ui/DataTable';
import { EmptyState } from '@/ui/EmptyState';
import { ExportButton } from '@/ui/ExportButton';
import { FilterBar } from '@/ui/FilterBar';
import { FilterSelect } from '@/ui/FilterSelect';
import { PageHeader } from '@/ui/PageHeader';
import { PeriodFilter } from '@/ui/PeriodFilter';
import { RefreshButton } from '@/ui/RefreshButton';
import { useLazyDialog } from '@/ui/use-lazy-dialog';
import { entryColumns } from './entry-columns';

/**
 * The audit log: who changed what, when, and the values before. Fetched on every visit, because every action
 * adds to it.
 */
export function AuditScreen() {
  const list = useList('audit', auditApi.list, {
    name: 'audit',
    filters: auditFilters,
    refetchOnMount: 'always',
  });
  const entry = useLazyDialog<AuditEntry>(() => import('./EntryDialog').then((m) => m.EntryDialog));
  return (
    <>
      <PageHeader
        title="سجل التدقيق"
        description="كل تغيير في النظام: من أجراه ومتى، وكيف كان قبله."
        more={
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

const auditFilters = ['user', 'entity', 'action', 'startDate', 'endDate'] as const;

const entities = optionsOf(auditEntities);
const verbs = optionsOf(auditVerbs);

function AuditFilters({ list }: { list: ListState<(typeof auditFilters)[number]> }) {
  const people = useData('audit', auditApi.people, {});
  const users = (people.data ?? []).map(({ _id, name }) => ({ value: _id, label: name }));
  return (
    <FilterBar
      list={list}
      columns={entryColumns}
      end={<ListOptions list={list} columns={entryColumns} />}
      searchLabel="ابحث باسم المستخدم"
    >
      <FilterSelect list={list} name="user" label="المستخدم" all="كل المستخدمين" options={users} />
      <FilterSelect list={list} name="entity" label="القسم" all="كل الأقسام" options={entities} />
      <FilterSelect list={list} name="action" label="الإجراء" all="كل الإجراءات" options={verbs} />
      <PeriodFilter list={list} />
    </FilterBar>
  );
}
