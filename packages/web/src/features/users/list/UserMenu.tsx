import { userTexts, type User } from '@turoos/contract';
import { Eye, KeyRound, Pencil, Trash2, UserCheck, UserX } from 'lucide-react';
import { useCan, usePermit } from '@/lib/session/can';
import { useUser } from '@/lib/session/session-state';
import { Menu } from '@/ui/Menu';

type UserMenuProps = {
  user: User;
  /** Why the signed-in user may not manage this user. */
  above: string | undefined;
  onView: () => void;
  onEdit: () => void;
  onPassword: () => void;
  onToggle: () => void;
  onRemove: () => void;
};

export function UserMenu({ user, above, ...on }: UserMenuProps) {
  const isMe = useUser()._id === user._id;
  const mayEdit = usePermit('users:update');
  const mayRemove = useCan('users:delete') && !isMe && !above;
  const reason = mayEdit.reason ?? above;
  return (
    <Menu
      label={`إجراءات ${user.name}`}
      items={[
        { label: 'عرض', icon: Eye, onSelect: on.onView },
        { label: 'تعديل', icon: Pencil, onSelect: on.onEdit, disabledReason: reason },
        {
          label: 'تغيير كلمة المرور',
          icon: KeyRound,
          onSelect: on.onPassword,
          disabledReason: isMe ? undefined : reason,
        },
        {
          label: user.isActive ? 'تعطيل' : 'تفعيل',
          icon: user.isActive ? UserX : UserCheck,
          onSelect: on.onToggle,
          disabledReason: isMe ? userTexts.ownActivity : reason,
        },
        ...(mayRemove
          ? [{ label: 'حذف', icon: Trash2, tone: 'danger' as const, onSelect: on.onRemove }]
          : []),
      ]}
    />
  );
}
