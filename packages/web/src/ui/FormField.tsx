import type { ComponentProps, ReactNode } from 'react';
import {
  Controller,
  type Control,
  type ControllerRenderProps,
  type FieldPath,
  type FieldValues,
} from 'react-hook-form';
import { Field } from './Field';

type FormFieldProps<Typed extends FieldValues, Name extends FieldPath<Typed>, Valid> = Omit<
  ComponentProps<typeof Field>,
  'children'
> & {
  control: Control<Typed, unknown, Valid>;
  name: Name;
  /** Said when the form itself has nothing against the value. */
  error?: string | null;
  children: (field: ControllerRenderProps<Typed, Name>) => ReactNode;
};

/** A labelled field with its error, for inputs that can't be registered: `{(field) => <MoneyInput {...field} />}`. */
export const FormField = <Typed extends FieldValues, Name extends FieldPath<Typed>, Valid>({
  control,
  name,
  error,
  children,
  ...label
}: FormFieldProps<Typed, Name, Valid>) => (
  <Controller
    control={control}
    name={name}
    render={({ field, fieldState }) => (
      <Field {...label} error={fieldState.error?.message ?? error}>
        {children(field)}
      </Field>
    )}
  />
);
