import { CounterForm, countersApi, counterTexts, type Counter } from '@turoos/contract';
import { useZodForm } from '@/lib/forms/use-zod-form';
import { useAction } from '@/lib/http/use-action';
import { FormDialog } from '@/ui/FormDialog';
import type { SubjectDialogProps } from '@/ui/use-lazy-dialog';
import { CounterFields } from './CounterFields';

const blank: CounterForm = {
  key: '',
  prefix: '',
  datePart: '',
  digits: 3,
  seq: 0,
  resetPolicy: 'never',
  description: '',
};

/** Creates a counter, or edits the given one. */
export function CounterDialog({ subject: counter, open, onClose }: SubjectDialogProps<Counter | null>) {
  const form = useZodForm(CounterForm, { defaultValues: counter ? CounterForm.parse(counter) : blank });
  const create = useAction(countersApi.create, {
    done: 'تمت إضافة العداد بنجاح',
    failed: counterTexts.saveFailed,
  });
  const update = useAction(countersApi.update, {
    done: 'تم تحديث العداد بنجاح',
    failed: counterTexts.saveFailed,
  });

  const save = ({ seq, ...fields }: CounterForm) => {
    if (!counter) return create.mutateAsync({ body: { ...fields, seq } });
    // documents may have taken numbers since the dialog opened, so an unchanged sequence is not sent
    const raised = seq === counter.seq ? {} : { seq };
    return update.mutateAsync({ params: { id: counter.id }, body: { ...fields, ...raised } });
  };

  return (
    <FormDialog
      open={open}
      onClose={onClose}
      form={form}
      onSubmit={save}
      title={counter ? `تعديل العداد ${counter.key}` : 'إضافة عداد'}
      size="lg"
    >
      <CounterFields form={form} counter={counter} />
    </FormDialog>
  );
}
