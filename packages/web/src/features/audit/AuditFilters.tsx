import { auditApi, auditEntities, auditVerbs } from '@turoos/contract';
import { optionsOf } from '@/lib/format/options';
import { useData } from '@/lib/http/use-data';
import type { ListState } from '@/lib/list/use-list-state';
import { FilterBar } from '@/ui/FilterBar';
import { FilterSelect } from '@/ui/FilterSelect';
import { PeriodFilter } from '@/ui/PeriodFilter';

export const auditFilters = ['user', 'entity', 'action', 'startDate', 'endDate'] as const;

const entities = optionsOf(auditEntities);
const verbs = optionsOf(auditVerbs);

export function AuditFilters({ list }: { list: ListState<(typeof auditFilters)[number]> }) {
  const people = useData('audit', auditApi.people, {});
  const users = (people.data ?? []).map(({ _id, name }) => ({ value: _id, label: name }));
  return (
    <FilterBar list={list} searchLabel="ابحث باسم المستخدم">
      <FilterSelect list={list} name="user" label="المستخدم" all="كل المستخدمين" options={users} />
      <FilterSelect list={list} name="entity" label="القسم" all="كل الأقسام" options={entities} />
      <FilterSelect list={list} name="action" label="الإجراء" all="كل الإجراءات" options={verbs} />
      <PeriodFilter list={list} />
    </FilterBar>
  );
}
