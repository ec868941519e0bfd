import { userForm, type User, type UserForm } from '@turoos/contract';
import { useZodForm } from '@/lib/forms/use-zod-form';
import { useConfirm } from '@/ui/ConfirmDialog';
import { FormDialog } from '@/ui/FormDialog';
import type { SubjectDialogProps } from '@/ui/use-lazy-dialog';
import { formOf, isFreed, useSaveUser } from './user-form';
import { UserFields } from './UserFields';

const freeing = (name: string) => ({
  title: 'فتح كل المستودعات',
  message: `لم تختر لـ ${name} أي مستودع، فسيرى مخزون كل المستودعات ومستنداتها ويبيع منها. هل تريد ذلك؟`,
  confirmLabel: 'حفظ دون مستودع',
  cancelLabel: 'رجوع',
});

export function UserDialog({ subject: user, open, onClose }: SubjectDialogProps<User | null>) {
  const form = useZodForm(userForm(!user), { defaultValues: formOf(user) });
  const save = useSaveUser(user);
  const confirm = useConfirm();
  const saveKnowingly = async (fields: UserForm) =>
    isFreed(user, fields) && !(await confirm(freeing(fields.name))) ? false : save(fields);

  return (
    <FormDialog
      open={open}
      onClose={onClose}
      form={form}
      onSubmit={saveKnowingly}
      title={user ? `تعديل ${user.name}` : 'إضافة مستخدم'}
      submitLabel={user ? 'حفظ التعديلات' : 'إضافة المستخدم'}
      size="lg"
    >
      <UserFields form={form} user={user} />
    </FormDialog>
  );
}
