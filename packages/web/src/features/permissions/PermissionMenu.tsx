import { hasAdminAccess, permissionTexts, type Permission } from '@turoos/contract';
import { Pencil, Power, Trash2 } from 'lucide-react';
import { usePermit } from '@/lib/can';
import { useUser } from '@/lib/session-state';
import { Menu } from '@/ui/Menu';

type PermissionMenuProps = {
  permission: Permission;
  onEdit: () => void;
  onToggle: () => void;
  onRemove: () => void;
};

/** The system's entries are fixed, but administrators switch them on and off. */
export function PermissionMenu({ permission, onEdit, onToggle, onRemove }: PermissionMenuProps) {
  const { role } = useUser();
  const mayEdit = usePermit('users:update');
  const mayRemove = usePermit('users:delete');
  const fixed = permission.isSystem ? permissionTexts.system : undefined;
  const switching = permission.isSystem && !hasAdminAccess(role) ? permissionTexts.adminsOnly : undefined;
  return (
    <Menu
      label={`إجراءات ${permission.displayName}`}
      items={[
        { label: 'تعديل', icon: Pencil, onSelect: onEdit, disabledReason: mayEdit.reason ?? fixed },
        {
          label: permission.isActive ? 'تعطيل' : 'تفعيل',
          icon: Power,
          onSelect: onToggle,
          disabledReason: mayEdit.reason ?? switching,
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
