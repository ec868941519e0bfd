import {
  permissionActions,
  permissionActivity,
  permissionModules,
  roleKinds,
  type Permission,
} from '@turoos/contract';
import { formatDate } from '@/lib/format/format';
import { StatusBadge } from '@/ui/Badge';
import { Code } from '@/ui/Code';
import type { Column } from '@/ui/DataTable';

export const permissionColumns: Column<Permission>[] = [
  {
    id: 'displayName',
    header: 'الصلاحية',
    primary: true,
    sortable: true,
    cell: ({ displayName, name }) => (
      <>
        {displayName}
        <Code className="block text-end text-sm font-normal break-all text-muted">{name}</Code>
      </>
    ),
  },
  { id: 'module', header: 'القسم', sortable: true, cell: ({ module }) => permissionModules[module] },
  {
    id: 'action',
    header: 'الإجراء',
    cell: ({ action }) => <StatusBadge status={permissionActions[action]} />,
  },
  {
    id: 'description',
    header: 'الوصف',
    cell: ({ description }) => description || <span className="text-faint">—</span>,
  },
  {
    id: 'isActive',
    header: 'الحالة',
    cell: ({ isActive }) => <StatusBadge status={permissionActivity[isActive ? 'active' : 'inactive']} />,
  },
  {
    id: 'isSystem',
    header: 'النوع',
    cell: ({ isSystem }) => <StatusBadge status={roleKinds[isSystem ? 'system' : 'custom']} />,
  },
  {
    id: 'createdAt',
    header: 'تاريخ الإنشاء',
    sortable: true,
    hideOnPhone: true,
    cell: ({ createdAt }) => <span className="whitespace-nowrap">{formatDate(createdAt)}</span>,
  },
];
