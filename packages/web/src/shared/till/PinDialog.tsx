import { latinDigits } from '@turoos/contract';
import { z } from 'zod';
import { useZodForm } from '@/lib/forms/use-zod-form';
import { useUser } from '@/lib/session/session-state';
import { tillRuntime } from '@/lib/till/this-till';
import { toast } from '@/lib/toasts/toast-store';
import { Field } from '@/ui/Field';
import { FormDialog } from '@/ui/FormDialog';
import { PasswordInput } from '@/ui/PasswordInput';
import type { SubjectDialogProps } from '@/ui/use-lazy-dialog';
import { pinShape, setPin } from './pin';

const digits = z.string().overwrite((typed) => latinDigits(typed).trim());

const PinForm = z
  .object({ pin: digits.regex(pinShape, 'الرمز من 4 إلى 8 أرقام'), repeated: digits })
  .refine(({ pin, repeated }) => pin === repeated, { message: 'الرمزان مختلفان', path: ['repeated'] });

/** Sets the PIN by which the user unlocks this till without the server. */
export function PinDialog({ open, onClose }: SubjectDialogProps<null>) {
  const user = useUser();
  const form = useZodForm(PinForm, { defaultValues: { pin: '', repeated: '' } });
  const { errors } = form.formState;
  const save = async ({ pin }: { pin: string }) => {
    const runtime = await tillRuntime();
    if (!runtime) return;
    await setPin(runtime, user, pin);
    toast({ title: 'تم تعيين رمز فتح نقطة البيع' });
  };
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      form={form}
      onSubmit={save}
      size="sm"
      title="رمز فتح نقطة البيع"
      description="يفتح هذا الجهاز للبيع فقط حين يتعذّر الوصول إلى الخادم، ولا يعمل على غيره."
      submitLabel="تعيين الرمز"
    >
      <Field label="الرمز" required hint="من 4 إلى 8 أرقام" error={errors.pin?.message}>
        <PasswordInput
          noun="الرمز"
          inputMode="numeric"
          maxLength={8}
          autoComplete="new-password"
          data-autofocus=""
          {...form.register('pin')}
        />
      </Field>
      <Field label="تأكيد الرمز" required error={errors.repeated?.message}>
        <PasswordInput
          noun="الرمز"
          inputMode="numeric"
          maxLength={8}
          autoComplete="new-password"
          {...form.register('repeated')}
        />
      </Field>
    </FormDialog>
  );
}
