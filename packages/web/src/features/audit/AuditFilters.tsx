import { auditApi, auditEntities, auditVerbs } from '@turoos/contract';
import { optionsOf } from '@/lib/options';
import { useData } from '@/lib/use-data';
import { DateInput } from '@/ui/DateInput';
import { FilterBar } from '@/ui/FilterBar';
import { FilterSelect } from '@/ui/FilterSelect';
import type { useAudit } from './use-audit';

const entities = optionsOf(auditEntities);
const verbs = optionsOf(auditVerbs);

export function AuditFilters({ list }: { list: ReturnType<typeof useAudit>['list'] }) {
  const people = useData('audit', auditApi.people, {});
  const users = (people.data ?? []).map(({ _id, name }) => ({ value: _id, label: name }));
  const { startDate, endDate } = list.filters;
  return (
    <FilterBar list={list} searchLabel="ابحث باسم المستخدم">
      <FilterSelect list={list} name="user" label="المستخدم" all="كل المستخدمين" options={users} />
      <FilterSelect list={list} name="entity" label="القسم" all="كل الأقسام" options={entities} />
      <FilterSelect list={list} name="action" label="الإجراء" all="كل الإجراءات" options={verbs} />
      <DateInput
        aria-label="من تاريخ"
        value={startDate}
        max={endDate || undefined}
        onChange={(event) => list.setFilter('startDate', event.target.value)}
      />
      <DateInput
        aria-label="إلى تاريخ"
        value={endDate}
        min={startDate || undefined}
        onChange={(event) => list.setFilter('endDate', event.target.value)}
      />
    </FilterBar>
  );
}
