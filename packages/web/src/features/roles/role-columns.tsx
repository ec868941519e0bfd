import { roleKinds, type Role } from '@turoos/contract';
import { formatDate } from '@/lib/format/format';
import { RightsList } from '@/shared/access/RightsList';
import { StatusMark } from '@/ui/Badge';
import { Clipped } from '@/ui/Clipped';
import { Code, Num } from '@/ui/Code';
import type { Column } from '@/ui/table-column';

/** The most badges shown per role; the rest is only counted. */
const shown = 3;

export const roleColumns: Column<Role>[] = [
  { id: 'name', header: 'الدور', primary: true, cell: (role) => <Name role={role} /> },
  {
    id: 'description',
    header: 'الوصف',
    phone: 'note',
    width: '30%',
    cell: ({ description }) => (description ? <Clipped text={description} /> : '—'),
  },
  { id: 'level', header: 'المستوى', cell: ({ level }) => <Num value={level} /> },
  {
    id: 'permissions',
    header: 'الصلاحيات',
    cell: ({ permissions }) => (
      <span className="block whitespace-normal [&_ul]:flex-wrap!">
        <RightsList rights={permissions} most={shown} />
      </span>
    ),
  },
  {
    id: 'users',
    header: 'المستخدمون',
    phone: 'code',
    phoneLabel: true,
    cell: ({ userCount }) => <Num value={userCount} />,
  },
  {
    id: 'kind',
    header: 'النوع',
    phone: 'badge',
    cell: ({ isSystem }) => (
      <StatusMark status={roleKinds[isSystem ? 'system' : 'custom']} normal={isSystem} />
    ),
  },
  {
    id: 'createdAt',
    header: 'تاريخ الإنشاء',
    cell: ({ createdAt }) => <span className="whitespace-nowrap">{formatDate(createdAt)}</span>,
  },
];

/** Two system roles share a label, so their internal name is shown too. */
const Name = ({ role: { label, name, isSystem } }: { role: Role }) => (
  <span className="whitespace-nowrap">
    {label} {isSystem && <Code className="text-sm font-normal text-muted">{name}</Code>}
  </span>
);
