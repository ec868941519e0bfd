import type { User } from '@turoos/contract';
import { Code, legible, Phone } from '@/ui/Code';
import type { Column } from '@/ui/DataTable';
import { LastLogin } from '../LastLogin';
import { UserStatus } from '../UserStatus';

const blank = <span className="text-faint">—</span>;

export const userColumns: Column<User>[] = [
  { id: 'name', header: 'المستخدم', primary: true, sortable: true, cell: ({ name }) => legible(name) },
  { id: 'username', header: 'اسم المستخدم', cell: ({ username }) => <Code>{username}</Code> },
  { id: 'role', header: 'الدور', phone: 'code', cell: (user) => user.roleLabel },
  {
    id: 'warehouses',
    header: 'المستودعات',
    cell: ({ warehouses }) =>
      warehouses.length > 0 ? warehouses.map(({ name }) => name).join('، ') : 'كل المستودعات',
  },
  {
    id: 'email',
    header: 'البريد الإلكتروني',
    cell: ({ email }) => (email ? <Code className="break-all">{email}</Code> : blank),
  },
  {
    id: 'phone',
    header: 'الهاتف',
    cell: ({ phone }) => (phone ? <Phone className="relative z-1">{phone}</Phone> : blank),
  },
  { id: 'status', header: 'الحالة', phone: 'badge', cell: (user) => <UserStatus user={user} /> },
  {
    id: 'lastLogin',
    header: 'آخر دخول',
    sortable: true,
    phone: 'amount',
    cell: (user) => <LastLogin user={user} />,
  },
];
