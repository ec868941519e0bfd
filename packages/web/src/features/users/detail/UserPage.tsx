import { activityHidden, levelsHeld, permissionLabel, type UserDetail } from '@turoos/contract';
import { UserRoundX } from 'lucide-react';
import { usePermit } from '@/lib/session/can';
import { useOpenFromUrl } from '@/lib/navigation/use-open-from-url';
import { useUser } from '@/lib/session/session-state';
import { RightsList } from '@/shared/access/RightsList';
import { useRoles } from '@/shared/access/use-roles';
import { Badge } from '@/ui/Badge';
import { Section } from '@/ui/Card';
import { RecordPage } from '@/ui/RecordPage';
import { usePasswordDialog } from '../user-dialogs';
import { texts } from '../user-texts';
import { ActivityLog } from './ActivityLog';
import { SessionsCard } from './SessionsCard';
import { QuickActions, SideSummary } from './SideCards';
import { useUserDetail } from './use-user-page';
import { AccountInfo, BasicInfo } from './UserFacts';
import { UserHeader } from './UserHeader';

/** The page of one user: profile, rights and activities. */
export function UserPage({ id }: { id: string }) {
  const user = useUserDetail(id);
  return (
    <RecordPage
      query={user}
      heading="بيانات المستخدم"
      failed={texts.detailFailed}
      gone={{
        title: texts.missing,
        icon: UserRoundX,
        back: { to: '/settings', label: 'العودة إلى الإعدادات' },
      }}
      layout="halves"
    >
      {(found) => <Details id={id} user={found} />}
    </RecordPage>
  );
}

function Details({ id, user }: { id: string; user: UserDetail }) {
  const me = useUser();
  const isMe = me._id === user._id;
  const hidden = activityHidden(
    me,
    user.warehouses.map(({ _id }) => _id),
  );
  const mayEdit = usePermit('users:update');
  const { whyNot } = useRoles();
  const password = usePasswordDialog();
  useOpenFromUrl('password', undefined, () => isMe && password.show(user));
  const editReason = mayEdit.reason ?? whyNot(user);
  const changing = {
    user,
    onPassword: () => password.show(user),
    passwordReason: isMe ? undefined : editReason,
  };
  return (
    <>
      <UserHeader id={id} {...changing} exportReason={hidden} />
      <div className="grid items-start gap-4 xl:grid-cols-[1fr_20rem] print:block">
        <div className="flex min-w-0 flex-col gap-4">
          <div className="grid gap-4 lg:grid-cols-2">
            <BasicInfo user={user} />
            <AccountInfo user={user} />
          </div>
          <PermissionsCard user={user} />
          {isMe && <SessionsCard />}
          {hidden ? <p className="text-muted">{hidden}</p> : <ActivityLog id={id} />}
        </div>
        <aside
          aria-label="ملخص المستخدم وإجراءاته"
          className="flex flex-col gap-4 max-xl:order-first max-xl:grid max-xl:sm:grid-cols-2 print:hidden"
        >
          <QuickActions {...changing} editReason={editReason} isMe={isMe} />
          {!hidden && <SideSummary user={user} />}
        </aside>
      </div>
      {password.dialog}
    </>
  );
}

/**
 * The rights of the role and the user's own permissions together; the user's own are listed separately too.
 */
function PermissionsCard({ user }: { user: UserDetail }) {
  const rights = Object.fromEntries(
    levelsHeld(user.effectivePermissions).map(({ resource, level }) => [resource, level]),
  );
  return (
    <Section title="الصلاحيات">
      <RightsList rights={rights} />
      {user.permissions.length > 0 && (
        <>
          <h3 className="mt-4 mb-2 text-sm">صلاحيات مُنحت لهذا المستخدم وحده</h3>
          <ul className="flex flex-wrap gap-1.5">
            {user.permissions.map((string) => (
              <li key={string}>
                <Badge>{permissionLabel(string)}</Badge>
              </li>
            ))}
          </ul>
        </>
      )}
    </Section>
  );
}
