import { roleKinds } from '@turoos/contract';
import { RightsList } from '@/shared/access/RightsList';
import { roleName, useRoles } from '@/shared/access/use-roles';
import { StatusBadge } from '@/ui/Badge';
import { Dialog } from '@/ui/Dialog';
import { QueryBoundary } from '@/ui/QueryBoundary';
import type { SubjectDialogProps } from '@/ui/use-lazy-dialog';

/** Every role with its purpose and rights. */
export function ViewRolesDialog({ open, onClose }: SubjectDialogProps<null>) {
  const { roles } = useRoles();
  return (
    <Dialog open={open} onClose={onClose} title="عرض الأدوار" size="lg">
      <QueryBoundary query={roles} title="فشل في جلب الأدوار">
        {(all) => (
          <ul className="flex flex-col divide-y divide-line">
            {all.map((role) => (
              <li key={role.id} className="flex flex-col gap-2 py-4 first:pt-0 last:pb-0">
                <h3 className="flex flex-wrap items-center gap-2">
                  {roleName(role)}
                  <StatusBadge status={roleKinds[role.isSystem ? 'system' : 'custom']} />
                </h3>
                {role.description && <p className="text-sm text-muted">{role.description}</p>}
                <RightsList rights={role.permissions} />
              </li>
            ))}
          </ul>
        )}
      </QueryBoundary>
    </Dialog>
  );
}
