import { auditApi, auditEntities, auditVerbs } from '@turoos/contract';
import { optionsOf } from '@/lib/format/options';
import { useData } from '@/lib/http/use-data';
import { FilterBar } from '@/ui/FilterBar';
import { FilterSelect } from '@/ui/FilterSelect';
import { PeriodFilter } from '@/ui/PeriodFilter';
import type { useAudit } from './use-audit';

const entities = optionsOf(auditEntities);
const verbs = optionsOf(auditVerbs);

export function AuditFilters({ list }: { list: ReturnType<typeof useAudit>['list'] }) {
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
