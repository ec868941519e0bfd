import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import { FormField } from './FormField';
import { NumberInput } from './NumberInput';

type NumberFieldProps<Typed extends FieldValues> = {
  control: Control<Typed, unknown, unknown>;
  name: FieldPath<Typed>;
  label: string;
  unit?: string;
  hint?: string;
  min?: number;
};

/** A required whole number of a form. */
export function NumberField<Typed extends FieldValues>({
  control,
  name,
  label,
  hint,
  ...input
}: NumberFieldProps<Typed>) {
  return (
    <FormField control={control} name={name} label={label} required hint={hint}>
      {({ value, onChange, ref }) => (
        <NumberInput
          {...input}
          ref={ref}
          value={typeof value === 'number' ? value : null}
          onChange={(typed) => onChange(typed ?? undefined)}
        />
      )}
    </FormField>
  );
}
