import {
  hasAdminAccess,
  mayGivePermission,
  permissionTexts,
  unusedPermissions,
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

/** The system's entries are fixed, but administrators switch them on and off. */
export function PermissionMenu({ permission, onEdit, onToggle, onRemove }: PermissionMenuProps) {
  const me = useUser();
  const mayEdit = usePermit('users:update');
  const mayRemove = usePermit('users:delete');
  const beyond = mayGivePermission(me, permission.name) ? undefined : permissionTexts.beyond;
  const fixed = permission.isSystem ? permissionTexts.system : beyond;
  const switching = !permission.isSystem
    ? undefined
    : permission.isActive && unusedPermissions.includes(permission.name)
      ? permissionTexts.unusedPermissions
      : hasAdminAccess(me.role)
        ? undefined
        : permissionTexts.adminsOnly;
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
