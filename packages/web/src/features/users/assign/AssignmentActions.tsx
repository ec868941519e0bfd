import { userTexts, type User } from '@turoos/contract';
import { ShieldCheck, UserCheck, UserX } from 'lucide-react';
import { usePermit } from '@/lib/session/can';
import { useUser } from '@/lib/session/session-state';
import { IconButton } from '@/ui/IconButton';

type AssignmentActionsProps = {
  user: User;
  mayManage: boolean;
  /** Why the signed-in user may not change this user. */
  above: string | undefined;
  onRole: () => void;
  onToggle: () => void;
};

/** The role button is hidden for users one may not manage, as documented. */
export function AssignmentActions({ user, mayManage, above, onRole, onToggle }: AssignmentActionsProps) {
  const isMe = useUser()._id === user._id;
  const mayEdit = usePermit('users:update');
  return (
    <>
      {mayManage && (
        <IconButton
          size="sm"
          icon={ShieldCheck}
          label={`تعديل دور ${user.name}`}
          disabledReason={mayEdit.reason ?? above ?? (isMe && userTexts.ownRole)}
          onClick={onRole}
        />
      )}
      <IconButton
        size="sm"
        icon={user.isActive ? UserX : UserCheck}
        label={user.isActive ? `تعطيل ${user.name}` : `تفعيل ${user.name}`}
        disabledReason={mayEdit.reason ?? above ?? (isMe && userTexts.ownActivity)}
        onClick={onToggle}
      />
    </>
  );
}
