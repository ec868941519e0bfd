import { systemRoleBlocked, type Role } from '@turoos/contract';
import { Eye, Pencil, Trash2 } from 'lucide-react';
import { usePermit } from '@/lib/session/can';
import { useRoles } from '@/shared/access/use-roles';
import { Menu } from '@/ui/Menu';

type RoleActionsProps = { role: Role; onView: () => void; onEdit: () => void; onRemove: () => void };

export function RoleActions({ role, onView, onEdit, onRemove }: RoleActionsProps) {
  const mayEdit = usePermit('roles:update');
  const mayRemove = usePermit('roles:delete');
  const { whyNotRole } = useRoles();
  const fixed = systemRoleBlocked(role) ?? whyNotRole(role);
  return (
    <Menu
      label={`إجراءات ${role.label}`}
      items={[
        { label: 'عرض', icon: Eye, onSelect: onView },
        { label: 'تعديل', icon: Pencil, onSelect: onEdit, disabledReason: mayEdit.reason ?? fixed },
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
