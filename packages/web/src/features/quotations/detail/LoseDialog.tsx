import { entriesOf, lostReasons, QuotationLoss, quotationsApi, type Quotation } from '@turoos/contract';
import { useZodForm } from '@/lib/forms/use-zod-form';
import { useAction } from '@/lib/http/use-action';
import { Field } from '@/ui/Field';
import { FormDialog } from '@/ui/FormDialog';
import { FormField } from '@/ui/FormField';
import { Input } from '@/ui/Input';
import { RadioGroup } from '@/ui/RadioGroup';
import type { SubjectDialogProps } from '@/ui/use-lazy-dialog';

const reasons = entriesOf(lostReasons).map(([value, label]) => ({ value, label }));

/** Asks why the customer did not buy. */
export default function LoseDialog({ subject, open, onClose }: SubjectDialogProps<Quotation>) {
  const lose = useAction(quotationsApi.lose, { done: 'سُجّل السبب', failed: 'فشل في تسجيل السبب' });
  const form = useZodForm(QuotationLoss, { defaultValues: { note: '' } });
  const hasKept = subject.reservations.some(({ status }) => status === 'active');
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      form={form}
      title="لم يشترِ العميل"
      description={hasKept ? 'يُلغى ما حُجز له. إن عاد فعدّل العرض أو بِعه.' : 'إن عاد فعدّل العرض أو بِعه.'}
      submitLabel="تسجيل"
      onSubmit={(body) => lose.mutateAsync({ params: { id: subject._id }, body })}
    >
      <FormField control={form.control} name="reason" label="السبب" required group>
        {({ value, ...field }) => <RadioGroup {...field} value={value ?? null} options={reasons} inline />}
      </FormField>
      <Field label="توضيح" error={form.formState.errors.note?.message}>
        <Input {...form.register('note')} maxLength={500} />
      </Field>
    </FormDialog>
  );
}
