import type { User } from '@turoos/contract';
import { Code, Phone } from '@/ui/Code';
import type { Column } from '@/ui/DataTable';
import { LastLogin } from '../LastLogin';
import { UserName } from '../UserName';
import { UserStatus } from '../UserStatus';

const blank = <span className="text-faint">—</span>;

export const userColumns: Column<User>[] = [
  { id: 'name', header: 'المستخدم', primary: true, sortable: true, cell: (user) => <UserName user={user} /> },
  { id: 'role', header: 'الدور', cell: (user) => user.roleLabel },
  {
    id: 'email',
    header: 'البريد الإلكتروني',
    hideOnPhone: true,
    cell: ({ email }) => (email ? <Code className="break-all">{email}</Code> : blank),
  },
  {
    id: 'phone',
    header: 'الهاتف',
    cell: ({ phone }) => (phone ? <Phone className="relative z-1">{phone}</Phone> : blank),
  },
  { id: 'status', header: 'الحالة', cell: (user) => <UserStatus user={user} /> },
  { id: 'lastLogin', header: 'آخر دخول', sortable: true, cell: (user) => <LastLogin user={user} /> },
];
