import { userForm, type User } from '@turoos/contract';
import { useZodForm } from '@/lib/forms/use-zod-form';
import { FormDialog } from '@/ui/FormDialog';
import type { SubjectDialogProps } from '@/ui/use-lazy-dialog';
import { formOf, useSaveUser } from './user-form';
import { UserFields } from './UserFields';

export function UserDialog({ subject: user, open, onClose }: SubjectDialogProps<User | null>) {
  const form = useZodForm(userForm(!user), { defaultValues: formOf(user) });
  const save = useSaveUser(user);

  return (
    <FormDialog
      open={open}
      onClose={onClose}
      form={form}
      onSubmit={save}
      title={user ? `تعديل ${user.name}` : 'إضافة مستخدم'}
      submitLabel={user ? 'حفظ التعديلات' : 'إضافة المستخدم'}
      size="lg"
    >
      <UserFields form={form} user={user} />
    </FormDialog>
  );
}
