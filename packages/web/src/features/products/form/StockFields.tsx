import { piece, unitsApi, type Part, type Unit } from '@turoos/contract';
import { useFormContext, useWatch } from 'react-hook-form';
import { useData } from '@/lib/http/use-data';
import { quantityBox } from '@/shared/parts/Quantity';
import { WarehouseSelect } from '@/shared/warehouses/WarehouseSelect';
import { Field } from '@/ui/Field';
import { FormField } from '@/ui/FormField';
import { FormSection } from '@/ui/FormSection';
import { Input } from '@/ui/Input';
import { NumberInput } from '@/ui/NumberInput';
import { Select } from '@/ui/Select';
import type { PartDraft } from './part-draft';

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

/** The shop's units; while loading, the piece, which nearly every part has. */
function useUnits(): readonly Unit[] {
  const { data = [piece] } = useData('products', unitsApi.list, {});
  return data;
}

const unitOptions = (units: readonly Unit[]) => units.map(({ code, name }) => ({ value: code, label: name }));

function useChosenUnit(): Unit {
  const { control } = useFormContext<PartDraft>();
  const code = useWatch({ control, name: 'unit' });
  return useUnits().find((unit) => unit.code === code) ?? piece;
}
