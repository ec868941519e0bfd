import { useFormContext } from 'react-hook-form';
import { quantityBox } from '@/shared/parts/Quantity';
import { FormField } from '@/ui/FormField';
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
    <FormField control={control} name={name} label={label} hint={hint}>
      {(field) => <NumberInput {...field} min={0} {...quantityBox(unit)} />}
    </FormField>
  );
}
