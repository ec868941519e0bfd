import { inventoryApi, ltr, quantitiesText, transfersApi, type Transfer } from '@turoos/contract';
import { useWatch } from 'react-hook-form';
import { useZodForm } from '@/lib/forms/use-zod-form';
import { useAction } from '@/lib/http/use-action';
import { useScannedParts } from '@/shared/parts/use-scanned-parts';
import { toast } from '@/lib/toasts/toast-store';
import { Quantity, quantityBox } from '@/shared/parts/Quantity';
import { legible, PartNumber } from '@/ui/Code';
import { Field } from '@/ui/Field';
import { FormDialog } from '@/ui/FormDialog';
import { FormField } from '@/ui/FormField';
import { Money } from '@/ui/Money';
import { NumberInput } from '@/ui/NumberInput';
import { Textarea } from '@/ui/Textarea';
import type { SubjectDialogProps } from '@/ui/use-lazy-dialog';
import { arrivalOf, missingOf, receiptForm } from './receipt';

/** The received quantities, line by line; prefilled with the sent ones. */
export function ReceiveDialog({ subject: transfer, open, onClose }: SubjectDialogProps<Transfer>) {
  const receive = useAction(transfersApi.receive, {
    done: 'تم استلام التحويل',
    failed: 'فشل في استلام التحويل',
  });
  const form = useZodForm(receiptForm(transfer), {
    defaultValues: { notes: '', received: transfer.items.map(({ quantity }) => quantity) },
  });
  const received = useWatch({ control: form.control, name: 'received' });
  // all quantities are prefilled, so a scan only focuses the line to correct
  useScannedParts(
    ({ _id: id, partNumber }) => {
      const index = transfer.items.findIndex(({ item }) => item === id);
      if (index >= 0) form.setFocus(`received.${index}`, { shouldSelect: true });
      else toast({ tone: 'warning', title: `القطعة ${ltr(partNumber)} ليست في هذا التحويل` });
    },
    { wanted: open, search: inventoryApi.search },
  );
  const missing = missingOf(transfer, received);

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
    >
      <ul className="flex flex-col divide-y divide-line">
        {transfer.items.map((line, index) => (
          <li key={line.item} className="flex flex-wrap items-start gap-x-4 gap-y-2 py-3 first:pt-0">
            <div className="min-w-48 grow basis-0">
              <p className="font-semibold">{legible(line.productName)}</p>
              <p className="flex flex-wrap items-center gap-x-2 text-sm text-muted">
                <PartNumber>{line.partNumber}</PartNumber> المرسل:{' '}
                <Quantity value={line.quantity} unit={line.unit} />
              </p>
            </div>
            <FormField
              control={form.control}
              name={`received.${index}`}
              label={`المستلم من ${line.productName}`}
              hideLabel
              className="w-36"
            >
              {(field) => (
                <NumberInput
                  {...field}
                  onChange={(value) => field.onChange(value)}
                  min={0}
                  {...quantityBox(line.unit)}
                />
              )}
            </FormField>
          </li>
        ))}
      </ul>
      {missing.lines.length > 0 && (
        <output className="flex flex-wrap items-baseline gap-x-2 rounded-md bg-warning-soft px-3 py-2">
          يُسجل نقصاً في الطريق: <b>{quantitiesText(missing.lines)}</b> بقيمة{' '}
          <Money usd={missing.value} at={transfer.usd_to_yer} />
        </output>
      )}
      <Field label="ملاحظات">
        <Textarea rows={2} maxLength={2000} {...form.register('notes')} />
      </Field>
    </FormDialog>
  );
}
