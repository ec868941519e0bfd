import { ltr, offlineSalesApi, ReversedOfflineSale, type OfflineSaleDetail } from '@turoos/contract';
import { useZodForm } from '@/lib/forms/use-zod-form';
import { useAction } from '@/lib/http/use-action';
import { Field } from '@/ui/Field';
import { FormDialog } from '@/ui/FormDialog';
import { Textarea } from '@/ui/Textarea';
import type { SubjectDialogProps } from '@/ui/use-lazy-dialog';

/** Cancels the sale, or gives up booking it. */
export function ReverseDialog({ subject: sale, ...dialog }: SubjectDialogProps<OfflineSaleDetail>) {
  const form = useZodForm(ReversedOfflineSale, { defaultValues: { note: '' } });
  const isBooked = sale.booked !== null;
  const reverse = useAction(offlineSalesApi.reverse, {
    done: isBooked ? 'تم إلغاء البيع' : 'لن تُسجل الفاتورة',
    failed: isBooked ? 'فشل في إلغاء البيع' : 'فشل في صرف النظر عن البيع',
  });
  return (
    <FormDialog
      {...dialog}
      form={form}
      onSubmit={(body) => reverse.mutateAsync({ params: { id: sale._id }, body })}
      title={isBooked ? `إلغاء البيع ${ltr(sale.number)}` : `صرف النظر عن البيع ${ltr(sale.number)}`}
      submitLabel={isBooked ? 'إلغاء البيع' : 'صرف النظر'}
      size="sm"
    >
      <p className="text-pretty">
        {isBooked
          ? 'تُلغى الفاتورة: تعود القطع إلى المخزون، ويُعاد ما دُفع، ويسقط ما بقي على العميل. افعل ذلك فقط إن رجعت القطع فعلاً.'
          : 'لن تُسجل الفاتورة: لا يخرج شيء من المخزون ولا تدخل نقود إلى الصندوق. يبقى ما وصل من نقطة البيع محفوظاً هنا.'}
      </p>
      <Field label="السبب" required error={form.formState.errors.note?.message}>
        <Textarea rows={2} maxLength={1000} data-autofocus="" {...form.register('note')} />
      </Field>
    </FormDialog>
  );
}
