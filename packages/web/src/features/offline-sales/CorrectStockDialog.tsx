import { ltr, offlineSalesApi, type OfflineSaleDetail } from '@turoos/contract';
import { Controller } from 'react-hook-form';
import { useZodForm } from '@/lib/forms/use-zod-form';
import { useAction } from '@/lib/http/use-action';
import { quantityBox, Quantity } from '@/shared/parts/Quantity';
import { legible, PartNumber } from '@/ui/Code';
import { Field } from '@/ui/Field';
import { FormDialog } from '@/ui/FormDialog';
import { NumberInput } from '@/ui/NumberInput';
import { Textarea } from '@/ui/Textarea';
import type { SubjectDialogProps } from '@/ui/use-lazy-dialog';
import { countedForm, countsOf } from './counted-form';

/** Takes what really lies on the shelves of the parts that were short. */
export function CorrectStockDialog({ subject: sale, ...dialog }: SubjectDialogProps<OfflineSaleDetail>) {
  const { shelves } = sale;
  const form = useZodForm(countedForm(shelves), {
    defaultValues: { counted: shelves.map(() => null) as (number | null)[], note: '' },
  });
  const { errors } = form.formState;
  const correct = useAction(offlineSalesApi.correctStock, {
    done: 'تم تصحيح المخزون',
    failed: 'فشل في تصحيح المخزون',
  });
  return (
    <FormDialog
      {...dialog}
      form={form}
      onSubmit={({ counted, note }) =>
        correct.mutateAsync({
          params: { id: sale._id },
          body: { counts: countsOf(shelves, counted), ...(note && { note }) },
        })
      }
      title={`تصحيح مخزون البيع ${ltr(sale.number)}`}
      description="عُدّ ما على الرف الآن واكتبه، فتُسجل تسوية معتمدة بالفرق"
      submitLabel="تصحيح المخزون"
    >
      <ul className="divide-y divide-line rounded-md border border-line">
        {shelves.map(({ product, name, partNumber, unit, warehouse, quantity }, index) => (
          <li key={`${product} ${warehouse._id}`} className="flex flex-wrap items-center gap-x-4 gap-y-2 p-3">
            <div className="min-w-0 grow basis-48">
              <p>
                {legible(name)} <PartNumber>{partNumber}</PartNumber>
              </p>
              <p className="text-sm text-muted">
                {legible(warehouse.name)}، في النظام <Quantity value={quantity} unit={unit} />
              </p>
            </div>
            <Controller
              control={form.control}
              name={`counted.${index}`}
              render={({ field: { value, onChange, ref } }) => (
                <NumberInput
                  ref={ref}
                  className="w-32"
                  aria-label={`الكمية الفعلية من ${name} في ${warehouse.name}`}
                  placeholder="الفعلية"
                  value={value ?? null}
                  onChange={onChange}
                  min={0}
                  {...quantityBox(unit)}
                />
              )}
            />
          </li>
        ))}
      </ul>
      {errors.counted && (
        <p role="alert" className="text-sm text-danger">
          {legible(errors.counted.message ?? errors.counted.root?.message)}
        </p>
      )}
      <Field label="ملاحظة" error={errors.note?.message}>
        <Textarea rows={2} maxLength={1000} {...form.register('note')} />
      </Field>
    </FormDialog>
  );
}
