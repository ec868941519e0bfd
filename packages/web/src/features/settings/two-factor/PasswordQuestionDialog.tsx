import { PasswordProof } from '@turoos/contract';
import { useZodForm } from '@/lib/forms/use-zod-form';
import { Field } from '@/ui/Field';
import { FormDialog } from '@/ui/FormDialog';
import { PasswordInput } from '@/ui/PasswordInput';
import type { SubjectDialogProps } from '@/ui/use-lazy-dialog';

export interface PasswordQuestion {
  title: string;
  description: string;
  submitLabel: string;
  onPassword: (password: string) => Promise<unknown>;
}

/** Asks for the password before actions that a session alone doesn't allow. */
export function PasswordQuestionDialog({ subject, open, onClose }: SubjectDialogProps<PasswordQuestion>) {
  const { onPassword, ...words } = subject;
  const form = useZodForm(PasswordProof, { defaultValues: { password: '' } });
  return (
    <FormDialog
      {...words}
      size="sm"
      open={open}
      onClose={onClose}
      form={form}
      onSubmit={({ password }) => onPassword(password)}
    >
      <Field label="كلمة المرور الحالية" required error={form.formState.errors.password?.message}>
        <PasswordInput data-autofocus="" {...form.register('password')} />
      </Field>
    </FormDialog>
  );
}
