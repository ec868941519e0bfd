import { useFormContext } from 'react-hook-form';
import { useWarehouseOptions } from '@/lib/use-warehouse-options';
import { Field } from '@/ui/Field';
import { Input } from '@/ui/Input';
import { Select } from '@/ui/Select';
import { FormSection } from './FormSection';
import type { PartDraft } from './part-draft';
import { QuantityField } from './QuantityField';

/** How much of it there is and where. The quantity of an existing part changes by its own dialog. */
export function StockFields({ isNew }: { isNew: boolean }) {
  const { register, formState } = useFormContext<PartDraft>();
  const warehouses = useWarehouseOptions();
  const { errors } = formState;
  return (
    <FormSection title="المخزون">
      {isNew && <QuantityField name="quantity" label="الكمية الافتتاحية" />}
      <Field label="المستودع" error={errors.warehouse?.message}>
        <Select placeholder="غير محدد" options={warehouses} {...register('warehouse')} />
      </Field>
      <Field label="الرف" error={errors.location?.message}>
        <Input ltr {...register('location')} placeholder="A-12" />
      </Field>
      <QuantityField name="minStockLevel" label="الحد الأدنى" hint="يُنبَّه عند بلوغه" />
      <QuantityField name="maxStockLevel" label="الحد الأعلى" />
    </FormSection>
  );
}
