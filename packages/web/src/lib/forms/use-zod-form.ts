import { zodResolver } from '@hookform/resolvers/zod';
import {
  useForm,
  useWatch,
  type Control,
  type DefaultValues,
  type FieldValues,
  type UseFormReturn,
} from 'react-hook-form';
import type { z } from 'zod';

/** What the fields start with; `values` are followed as they change, except where something was typed. */
type Start<Typed extends FieldValues> = { defaultValues: DefaultValues<Typed> } | { values: Typed };

/** A form that a schema checks. `Typed` may be wider than what the schema takes, for fields that start empty. */
export const useZodForm = <Typed extends FieldValues, Valid>(
  schema: z.ZodType<Valid, Typed>,
  start: Start<Typed>,
): UseFormReturn<Typed, unknown, Valid> =>
  useForm({ ...start, ...('values' in start && followed), resolver: zodResolver(schema) });

/** Only with `values`: a reset of any other form would keep what was typed, too. */
const followed = { resetOptions: { keepDirtyValues: true } };

/** Follows all that is typed in a form. No value is missing, as the library's type fears: all fields have a start. */
export const useTyped = <Typed extends FieldValues, Valid>(control: Control<Typed, unknown, Valid>): Typed =>
  useWatch({ control }) as Typed;
