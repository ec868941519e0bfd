import type { Part } from '@turoos/contract';
import { Controller, useFormContext } from 'react-hook-form';
import { WarehouseSelect } from '@/shared/warehouses/WarehouseSelect';
import { Field } from '@/ui/Field';
import { FormSection } from '@/ui/FormSection';
import { Input } from '@/ui/Input';
import { Select } from '@/ui/Select';
import type { PartDraft } from './part-draft';
import { QuantityField } from './QuantityField';
import { unitOptions, useUnits } from './use-units';

/** How much of it there is and where. The quantity of an existing part changes by its own dialog. */
export function StockFields({ part }: { part: Part | null }) {
  const { control, register, formState } = useFormContext<PartDraft>();
  const { errors } = formState;
  const units = useUnits();
  return (
    <FormSection title="المخزون">
      <Field label="وحدة القياس" error={errors.unit?.message}>
        <Select options={unitOptions(units)} {...register('unit')} />
      </Field>
      {!part && <QuantityField name="quantity" label="الكمية الافتتاحية" />}
      <Controller
        control={control}
        name="warehouse"
        render={({ field, fieldState }) => (
          <Field label="المستودع" error={fieldState.error?.message}>
            <WarehouseSelect
              {...field}
              creates
              placeholder={part ? 'غير محدد' : 'المستودع الرئيسي'}
              chosen={part?.warehouse}
            />
          </Field>
        )}
      />
      <Field label="الرف" error={errors.location?.message}>
        <Input ltr {...register('location')} placeholder="A-12" />
      </Field>
      <QuantityField name="minStockLevel" label="الحد الأدنى" hint="يُنبَّه عند بلوغه" />
      <QuantityField name="maxStockLevel" label="الحد الأعلى" />
    </FormSection>
  );
}
