import { Controller, useFormContext } from 'react-hook-form';
import { quantityBox } from '@/shared/parts/Quantity';
import { Field } from '@/ui/Field';
import { NumberInput } from '@/ui/NumberInput';
import type { PartDraft } from './part-draft';
import { useChosenUnit } from './use-units';

type QuantityFieldProps = {
  name: 'quantity' | 'minStockLevel' | 'maxStockLevel';
  label: string;
  hint?: string;
};

export function QuantityField({ name, label, hint }: QuantityFieldProps) {
  const { control } = useFormContext<PartDraft>();
  const unit = useChosenUnit();
  return (
    <Controller
      control={control}
      name={name}
      render={({ field, fieldState }) => (
        <Field label={label} hint={hint} error={fieldState.error?.message}>
          <NumberInput {...field} min={0} {...quantityBox(unit)} />
        </Field>
      )}
    />
  );
}
