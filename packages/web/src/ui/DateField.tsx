import type { ComponentProps } from 'react';
import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import type { DayLimits } from './calendar-month';
import { DateInput } from './DateInput';
import type { Field } from './Field';
import { FormField } from './FormField';

type DateFieldProps<Typed extends FieldValues, Valid> = Omit<ComponentProps<typeof Field>, 'children'> &
  DayLimits & {
    control: Control<Typed, unknown, Valid>;
    /** A field with a day as yyyy-mm-dd. */
    name: FieldPath<Typed>;
    /** What the form keeps for no day, '' unless its schema wants null. */
    empty?: '' | null;
  };

/** A labelled day of a form. */
export function DateField<Typed extends FieldValues, Valid>({
  min,
  max,
  empty = '',
  ...field
}: DateFieldProps<Typed, Valid>) {
  return (
    <FormField {...field}>
      {({ value, onChange, ...control }) => (
        <DateInput
          {...control}
          min={min}
          max={max}
          value={value ?? ''}
          onChange={(day) => onChange(day === '' ? empty : day)}
        />
      )}
    </FormField>
  );
}
