import { branchTexts, systemRoleBlocked, type Role } from '@turoos/contract';
import { Eye, Pencil, Trash2 } from 'lucide-react';
import { usePermit } from '@/lib/session/can';
import { useUser } from '@/lib/session/session-state';
import { useRoles } from '@/shared/access/use-roles';
import { Menu } from '@/ui/Menu';

type RoleActionsProps = { role: Role; onView: () => void; onEdit: () => void; onRemove: () => void };

export function RoleActions({ role, onView, onEdit, onRemove }: RoleActionsProps) {
  const mayEdit = usePermit('users:update');
  const mayRemove = usePermit('users:delete');
  const { whyNotRole } = useRoles();
  const { warehouses } = useUser();
  const fixed = systemRoleBlocked(role) ?? whyNotRole(role) ?? (warehouses && branchTexts.wholeShop);
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
