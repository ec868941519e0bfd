import type { Part } from '@turoos/contract';
import { useFormContext } from 'react-hook-form';
import { quantityBox } from '@/shared/parts/Quantity';
import { WarehouseSelect } from '@/shared/warehouses/WarehouseSelect';
import { Field } from '@/ui/Field';
import { FormField } from '@/ui/FormField';
import { FormSection } from '@/ui/FormSection';
import { Input } from '@/ui/Input';
import { NumberInput } from '@/ui/NumberInput';
import { Select } from '@/ui/Select';
import type { PartDraft } from './part-draft';
import { unitOptions, useChosenUnit, useUnits } from './use-units';

/** The part's stock and location. The quantity of an existing part changes in its own dialog. */
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
      <FormField control={control} name="warehouse" label="المستودع">
        {(field) => (
          <WarehouseSelect
            {...field}
            creates
            placeholder={part ? 'غير محدد' : 'المستودع الرئيسي'}
            chosen={part?.warehouse}
          />
        )}
      </FormField>
      <Field label="الرف" error={errors.location?.message}>
        <Input ltr {...register('location')} placeholder="A-12" />
      </Field>
      <QuantityField name="minStockLevel" label="الحد الأدنى" hint="يُنبَّه عند بلوغه" />
      <QuantityField name="maxStockLevel" label="الحد الأعلى" />
    </FormSection>
  );
}

type QuantityFieldProps = {
  name: 'quantity' | 'minStockLevel' | 'maxStockLevel';
  label: string;
  hint?: string;
};

function QuantityField({ name, label, hint }: QuantityFieldProps) {
  const { control } = useFormContext<PartDraft>();
  const unit = useChosenUnit();
  return (
    <FormField control={control} name={name} label={label} hint={hint}>
      {(field) => <NumberInput {...field} min={0} {...quantityBox(unit)} />}
    </FormField>
  );
}
