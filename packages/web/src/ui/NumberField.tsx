import { Controller, type Control, type FieldPath, type FieldValues } from 'react-hook-form';
import { Field } from './Field';
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
    <Controller
      control={control}
      name={name}
      render={({ field: { value, onChange, ref }, fieldState: { error } }) => (
        <Field label={label} required hint={hint} error={error?.message}>
          <NumberInput
            {...input}
            ref={ref}
            value={typeof value === 'number' ? value : null}
            onChange={(typed) => onChange(typed ?? undefined)}
          />
        </Field>
      )}
    />
  );
}
