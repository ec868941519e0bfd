import { accountingApi, accountingTexts, addDays, adenDay, type ClosingDate } from '@turoos/contract';
import { LockKeyholeOpen } from 'lucide-react';
import { z } from 'zod';
import { formatDate } from '@/lib/format/format';
import { useZodForm } from '@/lib/forms/use-zod-form';
import { useAction } from '@/lib/http/use-action';
import { Button } from '@/ui/Button';
import { useConfirm } from '@/ui/ConfirmDialog';
import { DateField } from '@/ui/DateField';
import { FormDialog } from '@/ui/FormDialog';
import type { SubjectDialogProps } from '@/ui/use-lazy-dialog';

export type ClosingSubject = ClosingDate;

const ClosingForm = z.object({
  date: z.iso.date('اختر تاريخ الإقفال').refine((date) => date < adenDay(), accountingTexts.closingFuture),
});

/** Closes the books up to a day, or opens them, after a question that names what follows. */
export function ClosingDialog({ subject, open, onClose }: SubjectDialogProps<ClosingSubject>) {
  const { date: closed, sealedUntil } = subject;
  const form = useZodForm(ClosingForm, { defaultValues: { date: closed ?? endOfLastMonth() } });
  const confirm = useConfirm();
  const save = useAction(accountingApi.setClosingDate, { done: 'تم تغيير تاريخ الإقفال' });

  const openAgain = async () => {
    const sure = await confirm({
      title: 'فتح الدفاتر',
      message: 'يمكن بعد ذلك التسجيل بأي تاريخ سابق، وقد تتغير تقارير الفترات المقفلة.',
      confirmLabel: 'فتح الدفاتر',
    });
    if (!sure) return;
    await save.mutateAsync({ body: { date: null } });
    onClose();
  };

  return (
    <FormDialog
      open={open}
      onClose={onClose}
      form={form}
      onSubmit={async ({ date }) => {
        const sure = await confirm({
          title: `إقفال الدفاتر حتى ${formatDate(date)}`,
          message: `لن يمكن تسجيل أي عملية بتاريخ ${formatDate(date)} أو قبله.`,
          confirmLabel: 'إقفال',
        });
        if (sure) await save.mutateAsync({ body: { date } });
      }}
      title="إقفال الدفاتر"
      description={
        closed
          ? `الدفاتر مقفلة الآن حتى ${formatDate(closed)}.`
          : 'الدفاتر مفتوحة، ويمكن التسجيل بأي تاريخ سابق.'
      }
      submitLabel="إقفال حتى هذا اليوم"
    >
      <DateField
        control={form.control}
        name="date"
        label="تاريخ الإقفال"
        required
        max={addDays(adenDay(), -1)}
      />
      {sealedUntil && (
        <p className="text-sm text-muted">
          خُتمت قيود الأيام حتى {formatDate(sealedUntil)}؛ أي تغيير فيها يكشفه فحص الدفاتر.
        </p>
      )}
      {closed && (
        <Button icon={LockKeyholeOpen} className="w-fit" onClick={() => void openAgain()}>
          فتح الدفاتر
        </Button>
      )}
    </FormDialog>
  );
}

/** The day that books are usually closed up to. */
const endOfLastMonth = (): string => addDays(`${adenDay().slice(0, 7)}-01`, -1);
