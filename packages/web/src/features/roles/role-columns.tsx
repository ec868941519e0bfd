import { roleKinds, type Role } from '@turoos/contract';
import { formatDate } from '@/lib/format/format';
import { RightsList } from '@/shared/access/RightsList';
import { StatusBadge } from '@/ui/Badge';
import { Code, Num } from '@/ui/Code';
import type { Column } from '@/ui/table-column';

/** The most badges shown per role; the rest is only counted. */
const shown = 3;

export const roleColumns: Column<Role>[] = [
  { id: 'name', header: 'الدور', primary: true, cell: (role) => <Name role={role} /> },
  {
    id: 'description',
    header: 'الوصف',
    cell: ({ description }) => description || <span className="text-faint">—</span>,
  },
  { id: 'level', header: 'المستوى', cell: ({ level }) => <Num value={level} /> },
  {
    id: 'permissions',
    header: 'الصلاحيات',
    cell: ({ permissions }) => <RightsList rights={permissions} most={shown} />,
  },
  { id: 'users', header: 'المستخدمون', cell: ({ userCount }) => <Num value={userCount} /> },
  {
    id: 'kind',
    header: 'النوع',
    cell: ({ isSystem }) => <StatusBadge status={roleKinds[isSystem ? 'system' : 'custom']} />,
  },
  {
    id: 'createdAt',
    header: 'تاريخ الإنشاء',
    hideOnPhone: true,
    cell: ({ createdAt }) => <span className="whitespace-nowrap">{formatDate(createdAt)}</span>,
  },
];

/** Two system roles share a label, so their internal name is shown too. */
const Name = ({ role: { label, name, isSystem } }: { role: Role }) => (
  <>
    {label}
    {isSystem && <Code className="block text-end text-sm font-normal text-muted">{name}</Code>}
  </>
);
