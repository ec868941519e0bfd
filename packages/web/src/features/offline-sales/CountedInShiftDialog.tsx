import { ltr, NotedDecision, offlineSalesApi, type OfflineSaleDetail } from '@turoos/contract';
import { useZodForm } from '@/lib/forms/use-zod-form';
import { useAction } from '@/lib/http/use-action';
import { legible } from '@/ui/Code';
import { Field } from '@/ui/Field';
import { FormDialog } from '@/ui/FormDialog';
import { Textarea } from '@/ui/Textarea';
import type { SubjectDialogProps } from '@/ui/use-lazy-dialog';
import { takenOffText } from './late-cash-words';

/** Says that the cash of a sale was in the count that closed its shift. */
export function CountedInShiftDialog({ subject: sale, ...dialog }: SubjectDialogProps<OfflineSaleDetail>) {
  const form = useZodForm(NotedDecision, { defaultValues: { note: '' } });
  const count = useAction(offlineSalesApi.countedInShift, {
    done: 'تم تصحيح نقود البيع',
    failed: 'فشل في تصحيح نقود البيع',
  });
  return (
    <FormDialog
      {...dialog}
      form={form}
      onSubmit={({ note }) =>
        count.mutateAsync({ params: { id: sale._id }, body: { ...(note && { note }) } })
      }
      title={`نقود البيع ${ltr(sale.number)} عُدّت في الإقفال`}
      submitLabel="تصحيح النقود"
      size="sm"
    >
      {sale.lateCash && <p className="text-pretty">{legible(takenOffText(sale.lateCash))}</p>}
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
