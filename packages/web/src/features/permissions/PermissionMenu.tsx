import {
  managePermissionBlocked,
  switchOffBlocked,
  switchPermissionBlocked,
  systemPermissionBlocked,
  type Permission,
} from '@turoos/contract';
import { Pencil, Power, Trash2 } from 'lucide-react';
import { usePermit } from '@/lib/session/can';
import { useUser } from '@/lib/session/session-state';
import { Menu } from '@/ui/Menu';

type PermissionMenuProps = {
  permission: Permission;
  onEdit: () => void;
  onToggle: () => void;
  onRemove: () => void;
};

/** System permissions can't be edited, but administrators activate and deactivate them. */
export function PermissionMenu({ permission, onEdit, onToggle, onRemove }: PermissionMenuProps) {
  const me = useUser();
  const mayEdit = usePermit('users:update');
  const mayRemove = usePermit('users:delete');
  const beyond = managePermissionBlocked(me, permission);
  const fixed = systemPermissionBlocked(permission) ?? beyond;
  const switching =
    (permission.isActive ? switchOffBlocked(permission) : undefined) ??
    switchPermissionBlocked(me, permission);
  return (
    <Menu
      label={`إجراءات ${permission.displayName}`}
      items={[
        { label: 'تعديل', icon: Pencil, onSelect: onEdit, disabledReason: mayEdit.reason ?? fixed },
        {
          label: permission.isActive ? 'تعطيل' : 'تفعيل',
          icon: Power,
          onSelect: onToggle,
          disabledReason: mayEdit.reason ?? switching ?? beyond,
        },
        {
          label: 'حذف',
          icon: Trash2,
          tone: 'danger',
          onSelect: onRemove,
          disabledReason: mayRemove.reason ?? fixed,
        },
      ]}
    />
  );
}
