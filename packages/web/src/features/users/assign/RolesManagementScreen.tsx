import { usersApi, type User, type UserSummary } from '@turoos/contract';
import { BookOpen, KeyRound, ShieldCheck, UserCheck, UserCog, Users } from 'lucide-react';
import { useData } from '@/lib/http/use-data';
import { useList } from '@/lib/list/use-list';
import { Link } from '@/lib/navigation/Link';
import { useRoles } from '@/shared/access/use-roles';
import { Button } from '@/ui/Button';
import { Code, legible } from '@/ui/Code';
import { DataTable, type Column } from '@/ui/DataTable';
import { EmptyState } from '@/ui/EmptyState';
import { LinkButton } from '@/ui/LinkButton';
import { PageHeader } from '@/ui/PageHeader';
import { Figures, type FigureSpec } from '@/ui/Figures';
import { useLazyDialog } from '@/ui/use-lazy-dialog';
import { LastLogin } from '../LastLogin';
import { useToggleUser } from '../use-toggle-user';
import { useRoleDialog } from '../user-dialogs';
import { texts } from '../user-texts';
import { UserFilters, userFilters } from '../UserFilters';
import { UserStatus } from '../UserStatus';
import { AssignmentActions } from './AssignmentActions';

const figures: readonly FigureSpec<UserSummary>[] = [
  { label: 'إجمالي المستخدمين', icon: Users, count: ({ total }) => total },
  { label: 'المستخدمون النشطون', icon: UserCheck, tone: 'success', count: ({ active }) => active },
  { label: 'المديرون', icon: UserCog, tone: 'warning', count: ({ admins }) => admins },
  { label: 'الأدوار المتاحة', icon: ShieldCheck, tone: 'info', count: ({ roles }) => roles },
];

/** The users with their roles. */
export function RolesManagementScreen() {
  const list = useList('users', usersApi.list, { filters: userFilters });
  const stats = useData('users', usersApi.stats, {});
  const { mayManage, whyNot } = useRoles();
  const role = useRoleDialog();
  const roles = useLazyDialog<null>(() => import('./ViewRolesDialog').then((m) => m.ViewRolesDialog));
  const toggle = useToggleUser();

  return (
    <>
      <PageHeader
        title="أدوار المستخدمين"
        description="أسند الأدوار وفعّل الحسابات أو عطّلها. لا يمكن إسناد دور أعلى من دورك."
        actions={
          <Button variant="primary" icon={BookOpen} onClick={() => roles.show(null)}>
            عرض الأدوار
          </Button>
        }
        more={
          <>
            <LinkButton to="/roles" icon={ShieldCheck}>
              فهرس الأدوار
            </LinkButton>
            <LinkButton to="/permissions" icon={KeyRound}>
              الصلاحيات
            </LinkButton>
          </>
        }
        figures={<Figures query={stats} cards={figures} />}
      />
      <UserFilters list={list} />
      <DataTable
        label="أدوار المستخدمين"
        columns={assignmentColumns}
        failedTitle={texts.loadFailed}
        list={list}
        rowKey={(user) => user._id}
        renderActions={(user) => (
          <AssignmentActions
            user={user}
            mayManage={mayManage(user.role)}
            above={whyNot(user)}
            onRole={() => role.show(user)}
            onToggle={() => toggle(user)}
          />
        )}
        empty={<EmptyState icon={Users} title="لا يوجد مستخدمون بعد" />}
      />
      {role.dialog}
      {roles.dialog}
    </>
  );
}

const assignmentColumns: Column<User>[] = [
  { id: 'name', header: 'المستخدم', primary: true, sortable: true, cell: (user) => <Person user={user} /> },
  { id: 'role', header: 'الدور الحالي', phone: 'code', cell: (user) => user.roleLabel },
  { id: 'status', header: 'الحالة', phone: 'badge', cell: (user) => <UserStatus user={user} /> },
  {
    id: 'lastLogin',
    header: 'آخر دخول',
    sortable: true,
    phone: 'amount',
    cell: (user) => <LastLogin user={user} />,
  },
];

const Person = ({ user: { _id, name, username, email } }: { user: User }) => (
  <>
    <Link to="/users/$id" params={{ id: _id }} className="font-semibold text-accent-strong hover:underline">
      {legible(name)}
    </Link>
    <Code className="block text-end text-sm font-normal text-muted max-sm:hidden">
      {email ? `${username} · ${email}` : username}
    </Code>
  </>
);
