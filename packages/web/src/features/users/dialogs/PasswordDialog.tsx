import { passwordHint, usersApi, type User } from '@turoos/contract';
import { useZodForm } from '@/lib/forms/use-zod-form';
import { useAction } from '@/lib/http/use-action';
import { forgetSession, useUser } from '@/lib/session/session-state';
import { Field } from '@/ui/Field';
import { FormDialog } from '@/ui/FormDialog';
import { PasswordInput } from '@/ui/PasswordInput';
import type { SubjectDialogProps } from '@/ui/use-lazy-dialog';
import { texts } from '../user-texts';
import { passwordForm, type PasswordForm } from './password-form';

const blank: PasswordForm = { currentPassword: '', newPassword: '', repeated: '' };

/** Sets a user's password. Ends all sessions opened with the old one, including one's own. */
export function PasswordDialog({ subject: user, open, onClose }: SubjectDialogProps<User>) {
  const isMe = useUser()._id === user._id;
  const form = useZodForm(passwordForm({ username: user.username, isMe }), { defaultValues: blank });
  const { errors } = form.formState;
  const change = useAction(usersApi.changePassword, {
    done: texts.passwordChanged,
    failed: texts.passwordFailed,
    onDone: () => isMe && forgetSession('left'),
  });
  const save = ({ newPassword, currentPassword }: PasswordForm) =>
    change.mutateAsync({
      body: { userId: user._id, newPassword, ...(isMe && { currentPassword }) },
    });

  return (
    <FormDialog
      open={open}
      onClose={onClose}
      form={form}
      onSubmit={save}
      title={isMe ? 'تغيير كلمة المرور' : `تغيير كلمة مرور ${user.name}`}
      description={
        isMe
          ? 'ستنتهي جلساتك على كل الأجهزة، وتسجل الدخول بكلمة المرور الجديدة'
          : 'ستنتهي جلسات المستخدم على كل الأجهزة'
      }
      submitLabel="تغيير كلمة المرور"
    >
      {isMe && (
        <Field label="كلمة المرور الحالية" required error={errors.currentPassword?.message}>
          <PasswordInput {...form.register('currentPassword')} data-autofocus="" />
        </Field>
      )}
      <Field label="كلمة المرور الجديدة" required hint={passwordHint} error={errors.newPassword?.message}>
        <PasswordInput
          autoComplete="new-password"
          data-autofocus={isMe ? undefined : ''}
          {...form.register('newPassword')}
        />
      </Field>
      <Field label="تأكيد كلمة المرور" required error={errors.repeated?.message}>
        <PasswordInput autoComplete="new-password" {...form.register('repeated')} />
      </Field>
    </FormDialog>
  );
}
