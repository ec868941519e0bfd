import { inventoryApi, line, productTexts, Quantity, type Part } from '@turoos/contract';
import { z } from 'zod';
import { useZodForm } from '@/lib/forms/use-zod-form';
import { useAction } from '@/lib/http/use-action';
import { quantityBox } from '@/shared/parts/Quantity';
import { WarehouseSelect } from '@/shared/warehouses/WarehouseSelect';
import { Code } from '@/ui/Code';
import { Field } from '@/ui/Field';
import { FormDialog } from '@/ui/FormDialog';
import { FormField } from '@/ui/FormField';
import { Input } from '@/ui/Input';
import { MoneyInput } from '@/ui/MoneyInput';
import { NumberInput } from '@/ui/NumberInput';
import type { SubjectDialogProps } from '@/ui/use-lazy-dialog';

const Item = z.object({
  name: line(productTexts.nameRequired),
  sellingPrice: z.int().min(0, productTexts.price).nullable(),
  warehouse: z.string(),
  location: z.string().trim().max(100),
  minStockLevel: Quantity,
  maxStockLevel: Quantity.nullable(),
});
type Item = z.output<typeof Item>;

const itemOf = (part: Part): Item => ({
  name: part.name,
  sellingPrice: part.sellingPrice,
  warehouse: part.warehouse?._id ?? '',
  location: part.location,
  minStockLevel: part.stock.minStockLevel,
  maxStockLevel: part.stock.maxStockLevel,
});

/** Edits a part's stock data: location, minimum and maximum, price. */
export default function EditItemDialog({ subject: part, open, onClose }: SubjectDialogProps<Part>) {
  const update = useAction(inventoryApi.update, {
    done: 'تم تحديث المنتج بنجاح',
    failed: 'فشل في تحديث المنتج',
  });
  const form = useZodForm(Item, { defaultValues: itemOf(part) });
  const { control, register, formState } = form;
  const { errors } = formState;

  const save = ({ sellingPrice, warehouse, ...item }: Item) =>
    update.mutateAsync({
      params: { id: part._id },
      body: {
        ...item,
        warehouse: warehouse || null,
        version: part.version,
        ...(sellingPrice !== part.sellingPrice && { sellingPrice: sellingPrice ?? 0 }),
      },
    });

  return (
    <FormDialog
      open={open}
      onClose={onClose}
      form={form}
      onSubmit={save}
      title="تعديل بيانات الصنف"
      description={<Code>{part.partNumber}</Code>}
    >
      <Field label="اسم الصنف" required error={errors.name?.message}>
        <Input {...register('name')} />
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        <FormField control={control} name="sellingPrice" label="سعر البيع">
          {(field) => <MoneyInput {...field} />}
        </FormField>
        <FormField control={control} name="warehouse" label="المستودع">
          {(field) => <WarehouseSelect {...field} placeholder="غير محدد" chosen={part.warehouse} />}
        </FormField>
        {(['minStockLevel', 'maxStockLevel'] as const).map((name) => (
          <FormField key={name} control={control} name={name} label={levelLabels[name]}>
            {(field) => <NumberInput {...field} min={0} {...quantityBox(part.unit)} />}
          </FormField>
        ))}
        <Field label="الرف" error={errors.location?.message}>
          <Input ltr {...register('location')} />
        </Field>
      </div>
    </FormDialog>
  );
}

const levelLabels = { minStockLevel: 'الحد الأدنى', maxStockLevel: 'الحد الأعلى' } as const;
