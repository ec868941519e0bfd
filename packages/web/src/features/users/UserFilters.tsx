import type { ReactNode } from 'react';
import type { ListState } from '@/lib/list/use-list-state';
import { roleName, useRoles } from '@/shared/access/use-roles';
import { ListOptions } from '@/shared/views/ListOptions';
import { FilterBar } from '@/ui/FilterBar';
import { FilterSelect } from '@/ui/FilterSelect';
import { userColumns } from './list/user-columns';

export const userFilters = ['role', 'isActive'] as const;

const activities = [
  { value: 'true', label: 'النشطون' },
  { value: 'false', label: 'غير النشطين' },
];

type UserFiltersProps = { list: ListState<(typeof userFilters)[number]>; actions?: ReactNode };

export function UserFilters({ list, actions }: UserFiltersProps) {
  const { roles } = useRoles();
  const options = (roles.data ?? []).map((role) => ({ value: role.name, label: roleName(role) }));
  return (
    <FilterBar
      list={list}
      columns={userColumns}
      actions={actions}
      end={<ListOptions list={list} columns={userColumns} />}
      searchLabel="ابحث بالاسم أو اسم المستخدم أو البريد"
    >
      <FilterSelect list={list} name="role" label="الدور" all="كل الأدوار" options={options} />
      <FilterSelect list={list} name="isActive" label="الحالة" all="كل الحالات" options={activities} />
    </FilterBar>
  );
}
