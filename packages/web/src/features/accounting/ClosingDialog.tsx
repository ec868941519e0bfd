import {
  accountingApi,
  accountingTexts,
  addDays,
  adenDay,
  firstOfMonth,
  isReopening,
  type ClosingDate,
} from '@turoos/contract';
import { useWatch } from 'react-hook-form';
import { z } from 'zod';
import { formatDate } from '@/lib/format/format';
import { useZodForm } from '@/lib/forms/use-zod-form';
import { useAction } from '@/lib/http/use-action';
import { usePermit } from '@/lib/session/can';
import { useConfirm } from '@/ui/ConfirmDialog';
import { DateField } from '@/ui/DateField';
import { Field } from '@/ui/Field';
import { FormDialog } from '@/ui/FormDialog';
import { Input } from '@/ui/Input';
import type { SubjectDialogProps } from '@/ui/use-lazy-dialog';

export type ClosingSubject = ClosingDate;

/** Opening closed days again requires a reason and, from the user, a right of its own. */
const closingForm = (closed: string | null, refusal: string | undefined) =>
  z
    .object({
      date: z.iso
        .date('اختر تاريخ الإقفال')
        .refine((date) => date < adenDay(), accountingTexts.closingFuture)
        .nullable()
        .refine((date) => closed !== null || date !== null, 'اختر تاريخ الإقفال')
        .refine((date) => !refusal || !isReopening(closed, date), refusal),
      reason: z.string().trim().max(500),
    })
    .refine(({ date, reason }) => !isReopening(closed, date) || reason !== '', {
      message: accountingTexts.reopenReason,
      path: ['reason'],
    });

/** Closes the books up to a day, or opens them, after a question that names what follows. */
export function ClosingDialog({ subject, open, onClose }: SubjectDialogProps<ClosingSubject>) {
  const { date: closed, sealedUntil } = subject;
  const { reason: refusal } = usePermit('accounting:admin');
  const form = useZodForm(closingForm(closed, refusal), {
    defaultValues: { date: closed ?? endOfLastMonth(), reason: '' },
  });
  const confirm = useConfirm();
  const save = useAction(accountingApi.setClosingDate, { done: 'تم تغيير تاريخ الإقفال' });
  const reopens = isReopening(closed, useWatch({ control: form.control, name: 'date' }));

  return (
    <FormDialog
      open={open}
      onClose={onClose}
      form={form}
      onSubmit={async ({ date, reason }) => {
        if (!(await confirm(reopens ? openingQuestion(date) : closingQuestion(date ?? '')))) return false;
        return save.mutateAsync({ body: { date, ...(reopens && { reason }) } });
      }}
      title="إقفال الدفاتر"
      description={
        closed
          ? `الدفاتر مقفلة الآن حتى ${formatDate(closed)}.`
          : 'الدفاتر مفتوحة، ويمكن التسجيل بأي تاريخ سابق.'
      }
      submitLabel={reopens ? 'فتح الدفاتر' : 'إقفال حتى هذا اليوم'}
    >
      <DateField
        control={form.control}
        name="date"
        label="تاريخ الإقفال"
        required={closed === null}
        empty={null}
        max={addDays(adenDay(), -1)}
        hint={closed && 'اتركه فارغاً لفتح الدفاتر كلها'}
      />
      {reopens && (
        <Field label="سبب الفتح" required error={form.formState.errors.reason?.message}>
          <Input maxLength={500} {...form.register('reason')} />
        </Field>
      )}
      {sealedUntil && (
        <p className="text-sm text-muted">
          خُتمت قيود الأيام حتى {formatDate(sealedUntil)}؛ أي تغيير فيها يكشفه فحص الدفاتر.
        </p>
      )}
    </FormDialog>
  );
}

const closingQuestion = (date: string) => ({
  title: `إقفال الدفاتر حتى ${formatDate(date)}`,
  message: `لن يمكن تسجيل أي عملية بتاريخ ${formatDate(date)} أو قبله.`,
  confirmLabel: 'إقفال',
});

const openingQuestion = (date: string | null) => ({
  title: 'فتح الدفاتر',
  message: `يمكن بعد ذلك التسجيل بأي تاريخ ${date ? `بعد ${formatDate(date)}` : 'سابق'}، وقد تتغير تقارير الفترات المقفلة. يُحفظ السبب واسمك في سجل التدقيق.`,
  confirmLabel: 'فتح الدفاتر',
});

/** The day that books are usually closed up to. */
const endOfLastMonth = (): string => addDays(firstOfMonth(adenDay()), -1);
