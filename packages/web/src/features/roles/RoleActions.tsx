import { systemRoleBlocked, type Role } from '@turoos/contract';
import { Eye, Pencil, Trash2 } from 'lucide-react';
import { usePermit } from '@/lib/session/can';
import { useRoles } from '@/shared/access/use-roles';
import { IconButton } from '@/ui/IconButton';

type RoleActionsProps = { role: Role; onView: () => void; onEdit: () => void; onRemove: () => void };

export function RoleActions({ role, onView, onEdit, onRemove }: RoleActionsProps) {
  const mayEdit = usePermit('users:update');
  const mayRemove = usePermit('users:delete');
  const { whyNotRole } = useRoles();
  const fixed = systemRoleBlocked(role) ?? whyNotRole(role);
  return (
    <>
      <IconButton size="sm" icon={Eye} label={`عرض ${role.label}`} onClick={onView} />
      <IconButton
        size="sm"
        icon={Pencil}
        label={`تعديل ${role.label}`}
        disabledReason={mayEdit.reason ?? fixed}
        onClick={onEdit}
      />
      <IconButton
        size="sm"
        icon={Trash2}
        label={`حذف ${role.label}`}
        disabledReason={mayRemove.reason ?? fixed}
        onClick={onRemove}
      />
    </>
  );
}
