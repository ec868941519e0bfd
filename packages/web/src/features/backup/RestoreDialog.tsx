import { backupApi, backupTexts, type Backup } from '@turoos/contract';
import { z } from 'zod';
import { formatDateTime, formatNumber } from '@/lib/format/format';
import { useZodForm } from '@/lib/forms/use-zod-form';
import { ApiError } from '@/lib/http/api-error';
import { useAction } from '@/lib/http/use-action';
import { forgetSession } from '@/lib/session/session-state';
import { Checkbox } from '@/ui/Checkbox';
import { DescriptionList } from '@/ui/DescriptionList';
import { Field } from '@/ui/Field';
import { FormDialog } from '@/ui/FormDialog';
import { PasswordInput } from '@/ui/PasswordInput';
import { Progress } from '@/ui/Progress';
import type { SubjectDialogProps } from '@/ui/use-lazy-dialog';

/** Milliseconds: a year of data takes minutes to restore. */
const TIMEOUT_MS = 60 * 60_000;

const formFor = ({ isEncrypted }: Backup) =>
  z.object({
    passphrase: z.string().refine((typed) => !isEncrypted || typed !== '', backupTexts.passphraseNeeded),
    understood: z.boolean().refine(Boolean, 'أكّد أنك تفهم ذلك قبل الاستعادة'),
    acceptBrokenBooks: z.boolean(),
  });

const contentWords = {
  products: 'المنتجات',
  customers: 'العملاء',
  sales: 'فواتير المبيعات',
  purchases: 'فواتير الشراء',
  users: 'المستخدمون',
  attachments: 'ملفات المرفقات',
} as const;

/** Restores a backup over the whole shop, after naming the backup and the consequences. */
export function RestoreDialog({ subject: backup, open, onClose }: SubjectDialogProps<Backup>) {
  const form = useZodForm(formFor(backup), {
    defaultValues: { passphrase: '', understood: false, acceptBrokenBooks: false },
  });
  const { errors, isSubmitting } = form.formState;
  const restore = useAction(backupApi.restore, {
    done: 'تمت استعادة النسخة الاحتياطية، سجّل الدخول من جديد',
    failed: 'فشل في استعادة النسخة الاحتياطية',
    timeout: TIMEOUT_MS,
    // a restore ends every session, this one included
    onDone: () => forgetSession('left'),
  });
  const when = formatDateTime(backup.createdAt);

  return (
    <FormDialog
      open={open}
      onClose={onClose}
      form={form}
      onSubmit={({ passphrase, acceptBrokenBooks }) =>
        restore.mutateAsync({
          body: { id: backup._id, acceptBrokenBooks, ...(backup.isEncrypted && { passphrase }) },
        })
      }
      title={`استعادة نسخة ${when}`}
      submitLabel="استعادة"
    >
      <p className="text-pretty">
        ستُستبدل كل بيانات المتجر الحالية بما كانت عليه في <bdi>{when}</bdi>: المنتجات والمخزون والفواتير
        والعملاء والموردون والمستخدمون وكلمات مرورهم والإعدادات والمرفقات. كل ما سُجّل بعد ذلك الوقت لن يكون
        موجوداً. تُحفظ نسخة من البيانات الحالية أولاً، وتنتهي جلسات جميع المستخدمين.
      </p>
      {backup.contents && (
        <DescriptionList
          facts={Object.entries(contentWords).map(([name, label]) => ({
            name: label,
            value: <bdi>{formatNumber(backup.contents?.[name as keyof typeof contentWords] ?? 0)}</bdi>,
          }))}
        />
      )}
      {backup.isEncrypted && (
        <Field label="عبارة المرور" required error={errors.passphrase?.message}>
          <PasswordInput
            noun="عبارة المرور"
            autoComplete="current-password"
            {...form.register('passphrase')}
          />
        </Field>
      )}
      {brokenBooks(restore.error) && (
        <Checkbox
          label="استعدها رغم تناقض حساباتها"
          hint="كانت كذلك يوم أُنشئت النسخة؛ راجع الأرصدة والكميات بعد الاستعادة"
          {...form.register('acceptBrokenBooks')}
        />
      )}
      <Field label="تأكيد" hideLabel error={errors.understood?.message}>
        <Checkbox
          label="أفهم أن البيانات الحالية ستُستبدل"
          aria-invalid={Boolean(errors.understood)}
          {...form.register('understood')}
        />
      </Field>
      {isSubmitting && (
        <Progress label="جارٍ الاستعادة" hint="قد يستغرق دقائق؛ يتوقف العمل على كل الأجهزة حتى ينتهي" />
      )}
    </FormDialog>
  );
}

const brokenBooks = (error: unknown): boolean => error instanceof ApiError && Boolean(error.details?.books);
