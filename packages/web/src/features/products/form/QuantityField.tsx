import { Controller, useFormContext } from 'react-hook-form';
import { Field } from '@/ui/Field';
import { NumberInput } from '@/ui/NumberInput';
import type { PartDraft } from './part-draft';

type QuantityFieldProps = {
  name: 'quantity' | 'minStockLevel' | 'maxStockLevel';
  label: string;
  hint?: string;
};

export function QuantityField({ name, label, hint }: QuantityFieldProps) {
  const { control } = useFormContext<PartDraft>();
  return (
    <Controller
      control={control}
      name={name}
      render={({ field, fieldState }) => (
        <Field label={label} hint={hint} error={fieldState.error?.message}>
          <NumberInput {...field} min={0} decimals={2} />
        </Field>
      )}
    />
  );
}
