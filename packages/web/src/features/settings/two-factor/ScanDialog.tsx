import { CodeProof, twoFactorApi, type TwoFactorSecret } from '@turoos/contract';
import { useZodForm } from '@/lib/forms/use-zod-form';
import { useAction } from '@/lib/http/use-action';
import { Code } from '@/ui/Code';
import { Field } from '@/ui/Field';
import { FormDialog } from '@/ui/FormDialog';
import { Input } from '@/ui/Input';
import { QrCode } from '@/ui/QrCode';

type ScanDialogProps = {
  secret: TwoFactorSecret;
  open: boolean;
  onClose: () => void;
  onCodes: (codes: string[]) => void;
};

/** Shows the secret as QR code and text, and asks for a code of the app to prove that it was stored. */
export function ScanDialog({ secret: { secret, uri }, open, onClose, onCodes }: ScanDialogProps) {
  const form = useZodForm(CodeProof, { defaultValues: { code: '' } });
  const confirm = useAction(twoFactorApi.confirm, {
    done: 'تم تفعيل المصادقة الثنائية',
    onDone: ({ recoveryCodes }) => onCodes(recoveryCodes),
  });
  return (
    <FormDialog
      title="امسح الرمز بتطبيق المصادقة"
      description="ثم أدخل الأرقام الستة التي يعرضها"
      open={open}
      onClose={onClose}
      form={form}
      onSubmit={({ code }) => confirm.mutateAsync({ body: { code } })}
      submitLabel="تفعيل"
    >
      <QrCode text={uri} />
      <p className="text-center text-sm text-muted">
        أو أدخل هذا المفتاح في التطبيق يدوياً:
        <Code className="mt-1 block font-semibold break-all text-ink select-all">
          {(secret.match(/.{1,4}/g) ?? []).join(' ')}
        </Code>
      </p>
      <Field label="رمز التحقق" required error={form.formState.errors.code?.message}>
        <Input
          ltr
          inputMode="numeric"
          autoComplete="one-time-code"
          data-autofocus=""
          {...form.register('code')}
        />
      </Field>
    </FormDialog>
  );
}
