import { inventoryApi, ltr, quantitiesText, transfersApi, type Transfer } from '@turoos/contract';
import { Controller, useWatch } from 'react-hook-form';
import { useZodForm } from '@/lib/forms/use-zod-form';
import { useAction } from '@/lib/http/use-action';
import { toast } from '@/lib/toasts/toast-store';
import { ArrivalLines } from '@/shared/parts/ArrivalLines';
import { Field } from '@/ui/Field';
import { FormDialog } from '@/ui/FormDialog';
import { Money } from '@/ui/Money';
import { Textarea } from '@/ui/Textarea';
import type { SubjectDialogProps } from '@/ui/use-lazy-dialog';
import { arrivalOf, missingOf, receiptForm } from './receipt';

/** What was sent against what arrived: scan by scan, by typing, or all at once. */
export function ReceiveDialog({ subject: transfer, open, onClose }: SubjectDialogProps<Transfer>) {
  const receive = useAction(transfersApi.receive, {
    done: 'تم استلام التحويل',
    failed: 'فشل في استلام التحويل',
  });
  const form = useZodForm(receiptForm(transfer), {
    defaultValues: { notes: '', received: transfer.items.map(() => null) as (number | null)[] },
  });
  const { errors } = form.formState;
  const received = useWatch({ control: form.control, name: 'received' });
  const missing = missingOf(transfer, received);
  const hasBegun = received.some((quantity) => quantity !== null);

  return (
    <FormDialog
      open={open}
      onClose={onClose}
      form={form}
      onSubmit={(valid) =>
        receive.mutateAsync({ params: { id: transfer._id }, body: arrivalOf(transfer, valid) })
      }
      title={`استلام التحويل ${ltr(transfer.transferNumber)}`}
      description={`تدخل الكميات المستلمة إلى ${transfer.toWarehouse.name}`}
      submitLabel="استلام"
      size="lg"
    >
      <Controller
        control={form.control}
        name="received"
        render={({ field }) => (
          <ArrivalLines
            lines={transfer.items.map(({ item, productName, partNumber, unit, quantity }) => ({
              product: item,
              name: productName,
              partNumber,
              unit,
              expected: quantity,
            }))}
            arrived={field.value}
            onChange={field.onChange}
            expectedLabel="المرسل"
            mayExceed={false}
            onUnknown={({ partNumber }) =>
              toast({ tone: 'warning', title: `القطعة ${ltr(partNumber)} ليست في هذا التحويل` })
            }
            error={errors.received?.message ?? errors.received?.root?.message}
            search={inventoryApi.search}
          />
        )}
      />
      {hasBegun && missing.lines.length > 0 && (
        <output className="flex flex-wrap items-baseline gap-x-2 rounded-md bg-warning-soft px-3 py-2">
          يُسجل نقصاً في الطريق: <b>{quantitiesText(missing.lines)}</b> بقيمة{' '}
          <Money usd={missing.value} at={transfer.usd_to_yer} />
        </output>
      )}
      <Field
        label={hasBegun && missing.lines.length > 0 ? 'سبب النقص' : 'ملاحظات'}
        error={errors.notes?.message}
      >
        <Textarea rows={2} maxLength={2000} {...form.register('notes')} />
      </Field>
    </FormDialog>
  );
}
