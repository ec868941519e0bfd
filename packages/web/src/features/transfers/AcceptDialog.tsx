import { ltr, quantityText, transfersApi, type Transfer, type TransferItem } from '@turoos/contract';
import type { UseFormReturn } from 'react-hook-form';
import type { z } from 'zod';
import { useZodForm } from '@/lib/forms/use-zod-form';
import { useAction } from '@/lib/http/use-action';
import { quantityBox } from '@/shared/parts/Quantity';
import { stockIn, useStockedPart } from '@/shared/parts/StockedPartPicker';
import { Field } from '@/ui/Field';
import { FormDialog } from '@/ui/FormDialog';
import { FormField } from '@/ui/FormField';
import { NumberInput } from '@/ui/NumberInput';
import { Textarea } from '@/ui/Textarea';
import type { SubjectDialogProps } from '@/ui/use-lazy-dialog';
import { grantForm, grantOf } from './grant';

/** Grants a request: what was asked for, or less of it. */
export function AcceptDialog({ subject: transfer, open, onClose }: SubjectDialogProps<Transfer>) {
  const accept = useAction(transfersApi.accept, { done: 'تم قبول الطلب', failed: 'فشل في قبول الطلب' });
  const form = useZodForm(grantForm(transfer), {
    defaultValues: { notes: '', granted: transfer.items.map(({ quantity }) => ({ quantity })) },
  });
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      form={form}
      onSubmit={(valid) =>
        accept.mutateAsync({ params: { id: transfer._id }, body: grantOf(transfer, valid) })
      }
      title={`قبول الطلب ${ltr(transfer.transferNumber)}`}
      description={`طلبها ${transfer.toWarehouse.name}. ما تقبله يصير تحويلاً معتمداً، ولا يتغير المخزون حتى تشحنه`}
      submitLabel="قبول الطلب"
    >
      {transfer.items.map((line, index) => (
        <GrantedLine
          key={line.item}
          form={form}
          index={index}
          line={line}
          source={transfer.fromWarehouse._id}
        />
      ))}
      <Field label="ملاحظات" error={form.formState.errors.notes?.message}>
        <Textarea rows={2} maxLength={2000} {...form.register('notes')} />
      </Field>
    </FormDialog>
  );
}

type Form = ReturnType<typeof grantForm>;
type GrantedLineProps = {
  form: UseFormReturn<z.input<Form>, unknown, z.output<Form>>;
  index: number;
  line: TransferItem;
  source: string;
};

function GrantedLine({ form, index, line: { item, productName, quantity, unit }, source }: GrantedLineProps) {
  const there = stockIn(useStockedPart(item), source);
  const known = there === undefined ? '' : `، الموجود هنا ${quantityText(there, unit)}`;
  return (
    <FormField
      control={form.control}
      name={`granted.${index}.quantity`}
      label={productName}
      hint={`المطلوب ${quantityText(quantity, unit)}${known}`}
    >
      {(field) => <NumberInput {...field} min={0} {...quantityBox(unit)} />}
    </FormField>
  );
}
