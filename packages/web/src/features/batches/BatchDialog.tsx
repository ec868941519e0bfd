import { batchesApi, quantityText, type Batch } from '@turoos/contract';
import { useWatch } from 'react-hook-form';
import { useZodForm } from '@/lib/forms/use-zod-form';
import { useAction } from '@/lib/http/use-action';
import { useScannedParts } from '@/shared/parts/use-scanned-parts';
import { findParts, partOption } from '@/shared/parts/find-parts';
import { quantityBox } from '@/shared/parts/Quantity';
import { stockIn, useStockedPart } from '@/shared/parts/StockedPartPicker';
import { WarehouseSelect } from '@/shared/warehouses/WarehouseSelect';
import { Combobox } from '@/ui/Combobox';
import { DateField } from '@/ui/DateField';
import { Field } from '@/ui/Field';
import { FormDialog } from '@/ui/FormDialog';
import { FormField } from '@/ui/FormField';
import { Input } from '@/ui/Input';
import { NumberInput } from '@/ui/NumberInput';
import { asChanges, asNewBatch, BatchForm, NewBatchForm, startValues, type Valid } from './batch-form';

type BatchDialogProps = {
  /** The batch to edit; null for a new one. */
  batch: Batch | null;
  open: boolean;
  onClose: () => void;
};

export function BatchDialog({ batch, open, onClose }: BatchDialogProps) {
  const form = useZodForm(batch ? BatchForm : NewBatchForm, { defaultValues: startValues(batch) });
  const { errors, dirtyFields } = form.formState;
  const failed = 'فشل في حفظ دفعة المخزون';
  const create = useAction(batchesApi.create, { done: 'تمت إضافة دفعة المخزون', failed });
  const update = useAction(batchesApi.update, { done: 'تم حفظ دفعة المخزون', failed });
  const [product, warehouse] = useWatch({ control: form.control, name: ['product', 'warehouse'] });
  const stocked = useStockedPart(product?.value);
  const there = stockIn(stocked, warehouse);

  useScannedParts(
    (part) => {
      const { product: chosen, quantity } = form.getValues();
      if (chosen?.value === part._id) form.setValue('quantity', (quantity ?? 0) + 1, { shouldDirty: true });
      else form.setValue('product', partOption(part), { shouldDirty: true, shouldValidate: true });
    },
    { wanted: open },
  );

  const save = (valid: Valid) =>
    batch
      ? update.mutateAsync({ params: { id: batch.id }, body: asChanges(valid, dirtyFields, batch) })
      : create.mutateAsync({ body: asNewBatch(valid) });

  return (
    <FormDialog
      open={open}
      onClose={onClose}
      form={form}
      onSubmit={save}
      title={batch ? 'تعديل دفعة المخزون' : 'إضافة دفعة مخزون'}
      description="دفعة المخزون تحدد أي جزء من مخزون القطعة يخصها، ولا تغيّر الكمية في المستودع"
    >
      <FormField control={form.control} name="product" label="المنتج" required>
        {(field) => <Combobox {...field} load={findParts} placeholder="ابحث بالاسم أو رقم القطعة" />}
      </FormField>
      <div className="grid gap-4 sm:grid-cols-2">
        <FormField control={form.control} name="warehouse" label="المستودع" required>
          {(field) => (
            <WarehouseSelect
              {...field}
              creates
              placeholder="اختر المستودع"
              chosen={batch?.warehouse ?? null}
            />
          )}
        </FormField>
        <Field label="رقم دفعة المخزون" required error={errors.batchNumber?.message}>
          <Input ltr placeholder="LOT-2026-01" {...form.register('batchNumber')} />
        </Field>
        <FormField
          control={form.control}
          name="quantity"
          label="الكمية"
          required
          hint={stocked && there !== undefined && `المتوفر في المستودع: ${quantityText(there, stocked.unit)}`}
        >
          {(field) => <NumberInput {...field} min={0} {...quantityBox(stocked?.unit)} />}
        </FormField>
        <DateField
          control={form.control}
          name="expiryDate"
          label="تاريخ الانتهاء"
          hint="اتركه فارغاً إن لم يكن لها تاريخ انتهاء"
        />
      </div>
    </FormDialog>
  );
}
