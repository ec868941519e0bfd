import type { User } from '@turoos/contract';
import { Link } from '@/lib/navigation/Link';
import { Badge } from '@/ui/Badge';
import { Code, legible } from '@/ui/Code';
import type { Column } from '@/ui/DataTable';
import { LastLogin } from '../LastLogin';
import { UserStatus } from '../UserStatus';

export const assignmentColumns: Column<User>[] = [
  { id: 'name', header: 'المستخدم', primary: true, sortable: true, cell: (user) => <Person user={user} /> },
  { id: 'role', header: 'الدور الحالي', cell: (user) => <Badge tone="info">{user.roleLabel}</Badge> },
  { id: 'status', header: 'الحالة', cell: (user) => <UserStatus user={user} /> },
  { id: 'lastLogin', header: 'آخر دخول', sortable: true, cell: (user) => <LastLogin user={user} /> },
];

const Person = ({ user: { _id, name, username, email } }: { user: User }) => (
  <>
    <Link to="/users/$id" params={{ id: _id }} className="font-semibold text-accent-strong hover:underline">
      {legible(name)}
    </Link>
    <Code className="block text-end text-sm font-normal text-muted">
      {email ? `${username} · ${email}` : username}
    </Code>
  </>
);
