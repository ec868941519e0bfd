import { roleName, useRoles } from '@/shared/access/use-roles';
import { FilterBar } from '@/ui/FilterBar';
import { FilterSelect } from '@/ui/FilterSelect';
import type { useUsers } from './use-users';

const activities = [
  { value: 'true', label: 'النشطون' },
  { value: 'false', label: 'غير النشطين' },
];

export function UserFilters({ list }: { list: ReturnType<typeof useUsers>['list'] }) {
  const { roles } = useRoles();
  const options = (roles.data ?? []).map((role) => ({ value: role.name, label: roleName(role) }));
  return (
    <FilterBar list={list} searchLabel="ابحث بالاسم أو اسم المستخدم أو البريد">
      <FilterSelect list={list} name="role" label="الدور" all="كل الأدوار" options={options} />
      <FilterSelect list={list} name="isActive" label="الحالة" all="كل الحالات" options={activities} />
    </FilterBar>
  );
}
