import {
  permissionActions,
  permissionActivity,
  permissionModules,
  roleKinds,
  type Permission,
} from '@turoos/contract';
import { formatDate } from '@/lib/format/format';
import { StatusMark } from '@/ui/Badge';
import { Clipped } from '@/ui/Clipped';
import { Code } from '@/ui/Code';
import type { Column } from '@/ui/DataTable';

export const permissionColumns: Column<Permission>[] = [
  {
    id: 'displayName',
    header: 'الصلاحية',
    primary: true,
    sortable: true,
    cell: ({ displayName, name }) => (
      <span className="flex flex-wrap items-baseline gap-x-2">
        {displayName} <Code className="text-sm font-normal break-all text-muted max-sm:hidden">{name}</Code>
      </span>
    ),
  },
  {
    id: 'module',
    header: 'القسم',
    sortable: true,
    phone: 'code',
    cell: ({ module }) => permissionModules[module],
  },
  { id: 'action', header: 'الإجراء', phone: 'amount', cell: ({ action }) => permissionActions[action].label },
  {
    id: 'description',
    header: 'الوصف',
    phone: 'note',
    width: '25%',
    cell: ({ description }) => (description ? <Clipped text={description} /> : '—'),
  },
  {
    id: 'isActive',
    header: 'الحالة',
    phone: 'badge',
    cell: ({ isActive }) => (
      <StatusMark status={permissionActivity[isActive ? 'active' : 'inactive']} normal={isActive} />
    ),
  },
  {
    id: 'isSystem',
    header: 'النوع',
    phone: 'badge',
    cell: ({ isSystem }) => (
      <StatusMark status={roleKinds[isSystem ? 'system' : 'custom']} normal={isSystem} />
    ),
  },
  {
    id: 'createdAt',
    header: 'تاريخ الإنشاء',
    sortable: true,
    cell: ({ createdAt }) => <span className="whitespace-nowrap">{formatDate(createdAt)}</span>,
  },
];
