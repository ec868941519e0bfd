import { PasswordProof, standbyApi, type PairingCode } from '@turoos/contract';
import { Copy } from 'lucide-react';
import { Fragment, useState } from 'react';
import { formatDateTime } from '@/lib/format/format';
import { useZodForm } from '@/lib/forms/use-zod-form';
import { useAction } from '@/lib/http/use-action';
import { copyText } from '@/lib/platform/copy-text';
import { toast } from '@/lib/toasts/toast-store';
import { Button } from '@/ui/Button';
import { Code } from '@/ui/Code';
import { Dialog } from '@/ui/Dialog';
import { Field } from '@/ui/Field';
import { FormDialog } from '@/ui/FormDialog';
import { PasswordInput } from '@/ui/PasswordInput';
import type { SubjectDialogProps } from '@/ui/use-lazy-dialog';

const about = {
  title: 'ربط حاسوب احتياطي',
  description: 'يأخذ الحاسوب الثاني نسخة من المتجر كله، فاربط حاسوباً تملكه وحدك',
};

/** Makes a pairing code and shows the command that uses it. */
export function StandbyCodeDialog({ open, onClose }: SubjectDialogProps<null>) {
  const [made, setMade] = useState<PairingCode>();
  const form = useZodForm(PasswordProof, { defaultValues: { password: '' } });
  const invite = useAction(standbyApi.invite, { failed: 'فشل في إنشاء رمز الربط' });
  if (made) return <CommandDialog open={open} onClose={onClose} made={made} />;
  return (
    <FormDialog
      {...about}
      open={open}
      onClose={onClose}
      form={form}
      onSubmit={async (body) => {
        setMade(await invite.mutateAsync({ body }));
        return false;
      }}
      submitLabel="إنشاء رمز الربط"
    >
      <Steps />
      <Field
        label="كلمة مرورك"
        required
        error={form.formState.errors.password?.message}
        hint="لنتأكد أن من يعطي المتجر لحاسوب آخر هو أنت"
      >
        <PasswordInput autoComplete="current-password" {...form.register('password')} />
      </Field>
    </FormDialog>
  );
}

const Steps = () => (
  <ol className="flex list-decimal flex-col gap-2 ps-5">
    <li>ثبّت تروس من الإصدار نفسه على الحاسوب الثاني في شبكة المتجر، ولا تشغّله متجراً.</li>
    <li>أنشئ رمز الربط هنا. يُستعمل مرة واحدة خلال ربع ساعة.</li>
    <li>افتح في الحاسوب الثاني نافذة أوامر في مجلد البرنامج، واكتب الأمر الذي يظهر هنا.</li>
  </ol>
);

type CommandProps = Pick<SubjectDialogProps<null>, 'open' | 'onClose'> & { made: PairingCode };

function CommandDialog({ open, onClose, made }: CommandProps) {
  const command = `npm start -- --standby of=${made.address} code=${made.code}`;
  const copy = async () =>
    (await copyText(command))
      ? toast({ title: 'تم نسخ الأمر' })
      : toast({ tone: 'warning', title: 'تعذّر النسخ في هذا المتصفح', message: 'حدّده وانسخه بيدك' });
  return (
    <Dialog
      {...about}
      open={open}
      onClose={onClose}
      footer={
        <>
          <Button variant="primary" onClick={onClose}>
            تم
          </Button>
          <Button icon={Copy} onClick={() => void copy()}>
            نسخ الأمر
          </Button>
        </>
      }
    >
      <Steps />
      <p
        aria-label="أمر الربط"
        role="note"
        dir="ltr"
        className="mt-3 rounded-md bg-sunken p-3 font-semibold select-all"
      >
        {command.split(' ').map((word, index) => (
          <Fragment key={word}>
            {index > 0 && ' '}
            <span className={word.startsWith('of=') ? 'wrap-anywhere' : 'whitespace-nowrap'}>{word}</span>
          </Fragment>
        ))}
      </p>
      <p className="mt-2 text-sm text-muted">
        الرمز صالح حتى <bdi>{formatDateTime(made.expiresAt)}</bdi>. إن لم يصل الحاسوب إلى هذا العنوان فاكتب
        بعد <Code>of=</Code> أي عنوان آمن آخر للمتجر.
      </p>
    </Dialog>
  );
}
