import { roleKinds, type Role } from '@turoos/contract';
import { formatDateLong, formatNumber } from '@/lib/format/format';
import { RightsList } from '@/shared/access/RightsList';
import { roleName } from '@/shared/access/use-roles';
import { StatusBadge } from '@/ui/Badge';
import { DescriptionList } from '@/ui/DescriptionList';
import { Dialog } from '@/ui/Dialog';
import type { SubjectDialogProps } from '@/ui/use-lazy-dialog';

export function RoleViewDialog({ subject: role, open, onClose }: SubjectDialogProps<Role>) {
  return (
    <Dialog open={open} onClose={onClose} title={roleName(role)} description={role.description} size="lg">
      <DescriptionList
        facts={[
          { name: 'النوع', value: <StatusBadge status={roleKinds[role.isSystem ? 'system' : 'custom']} /> },
          { name: 'المستوى', value: formatNumber(role.level) },
          { name: 'المستخدمون', value: formatNumber(role.userCount) },
          { name: 'تاريخ الإنشاء', value: formatDateLong(role.createdAt) },
        ]}
      />
      <h3 className="mt-4 mb-2">الصلاحيات</h3>
      <RightsList rights={role.permissions} />
    </Dialog>
  );
}
