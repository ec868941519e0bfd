import { usersApi, type User } from '@turoos/contract';
import { useForm, useWatch } from 'react-hook-form';
import { useAction } from '@/lib/http/use-action';
import { RightsList } from '@/shared/access/RightsList';
import { roleName, useRoles } from '@/shared/access/use-roles';
import { FormDialog } from '@/ui/FormDialog';
import { FormField } from '@/ui/FormField';
import { Select } from '@/ui/Select';
import type { SubjectDialogProps } from '@/ui/use-lazy-dialog';
import { texts } from '../user-texts';

/** Assigns a user one of the roles the signed-in user may assign, and shows its rights. */
export function RoleDialog({ subject: user, open, onClose }: SubjectDialogProps<User>) {
  const { assignable } = useRoles();
  const form = useForm({ defaultValues: { role: user.role } });
  const chosen = useWatch({ control: form.control, name: 'role' });
  const role = assignable.find(({ name }) => name === chosen);
  const update = useAction(usersApi.update, { done: 'تم تغيير دور المستخدم', failed: texts.updateFailed });

  return (
    <FormDialog
      open={open}
      onClose={onClose}
      form={form}
      onSubmit={(fields) =>
        update.mutateAsync({ params: { id: user._id }, body: { role: fields.role, version: user.version } })
      }
      title={`تعديل دور ${user.name}`}
      description="تنتهي جلسة هذا المستخدم ويعمل بدوره الجديد من دخوله التالي"
      submitLabel="حفظ الدور"
    >
      <FormField control={form.control} name="role" label="الدور" required hint={role?.description}>
        {(field) => (
          <Select {...field} options={assignable.map((one) => ({ value: one.name, label: roleName(one) }))} />
        )}
      </FormField>
      {role && <RightsList rights={role.permissions} />}
    </FormDialog>
  );
}
