import { backupApi, backupTexts, NewBackup, type Backup } from '@turoos/contract';
import { z } from 'zod';
import { useZodForm } from '@/lib/forms/use-zod-form';
import { useAction } from '@/lib/http/use-action';
import { Field } from '@/ui/Field';
import { FormDialog } from '@/ui/FormDialog';
import { PasswordInput } from '@/ui/PasswordInput';
import type { SubjectDialogProps } from '@/ui/use-lazy-dialog';

const Passphrases = z
  .object({
    passphrase: z.string().pipe(NewBackup.shape.passphrase.unwrap()).or(z.literal('')),
    again: z.string(),
  })
  .refine(({ passphrase, again }) => passphrase === again, {
    path: ['again'],
    message: 'عبارتا المرور غير متطابقتين',
  });

/** Starts a backup, and passes it to the opener. */
export function NewBackupDialog({
  subject: onBegun,
  open,
  onClose,
}: SubjectDialogProps<(begun: Backup) => void>) {
  const form = useZodForm(Passphrases, { defaultValues: { passphrase: '', again: '' } });
  const { errors } = form.formState;
  const create = useAction(backupApi.create, { failed: backupTexts.failed, onDone: onBegun });

  return (
    <FormDialog
      open={open}
      onClose={onClose}
      form={form}
      onSubmit={({ passphrase }) => create.mutateAsync({ body: passphrase ? { passphrase } : {} })}
      title="نسخة احتياطية جديدة"
      description="يستمر العمل أثناء النسخ، ويمكنك مغادرة هذه الصفحة"
      submitLabel="بدء النسخ"
    >
      <Field
        label="عبارة مرور للتشفير (اختيارية)"
        hint="دونها يستطيع من يحصل على الملف قراءة كل بيانات المتجر. إن نسيتها فلا سبيل إلى فتح الملف."
        error={errors.passphrase?.message}
      >
        <PasswordInput noun="عبارة المرور" autoComplete="new-password" {...form.register('passphrase')} />
      </Field>
      <Field label="عبارة المرور مرة أخرى" error={errors.again?.message}>
        <PasswordInput noun="عبارة المرور" autoComplete="new-password" {...form.register('again')} />
      </Field>
    </FormDialog>
  );
}
