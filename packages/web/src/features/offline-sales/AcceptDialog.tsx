import { AcceptedDecisions, decisionKinds, ltr, offlineSalesApi } from '@turoos/contract';
import { useZodForm } from '@/lib/forms/use-zod-form';
import { useAction } from '@/lib/http/use-action';
import { legible } from '@/ui/Code';
import { Field } from '@/ui/Field';
import { FormDialog } from '@/ui/FormDialog';
import { Textarea } from '@/ui/Textarea';
import type { SubjectDialogProps } from '@/ui/use-lazy-dialog';
import type { Accepting } from './decision-dialogs';
import { bookedText } from './late-cash-words';
import { openDecisions } from './sale-state';

const Note = AcceptedDecisions.pick({ note: true });

/** Accepts what is open of a sale as it is. */
export function AcceptDialog({ subject: { sale, kind }, ...dialog }: SubjectDialogProps<Accepting>) {
  const form = useZodForm(Note, { defaultValues: { note: '' } });
  const accept = useAction(offlineSalesApi.accept, { done: 'تم قبول البيع', failed: 'فشل في قبول البيع' });
  const kinds = kind ? [kind] : openDecisions(sale).map((open) => open.kind);
  const where = sale.lateCash ? bookedText(sale.lateCash) : '';
  const isLate = kinds.includes('shift') && where !== '';
  return (
    <FormDialog
      {...dialog}
      form={form}
      onSubmit={({ note }) =>
        accept.mutateAsync({ params: { id: sale._id }, body: { kinds, ...(note && { note }) } })
      }
      title={`قبول البيع ${ltr(sale.number)}`}
      submitLabel="قبول"
      size="sm"
    >
      <p className="text-pretty">
        يبقى البيع كما سُجل، ولا يتغير المخزون ولا الحساب. ما تقبله:{' '}
        <b>{kinds.map((one) => decisionKinds[one]).join('، ')}</b>.
      </p>
      {isLate && <p className="text-pretty">{legible(`تبقى نقوده حيث سُجلت: ${where}.`)}</p>}
      <Field
        label="ملاحظة"
        hint="تظهر في هذا البيع وفي سجل التدقيق"
        error={form.formState.errors.note?.message}
      >
        <Textarea rows={2} maxLength={1000} data-autofocus="" {...form.register('note')} />
      </Field>
    </FormDialog>
  );
}
