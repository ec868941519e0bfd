import type { ComponentProps } from 'react';
import { cn } from './cn';
import { useFieldControl } from './field-context';

/** A calendar day as yyyy-mm-dd; the browser displays it in the user's locale. */
export function DateInput({ className, ...props }: Omit<ComponentProps<'input'>, 'type'>) {
  const control = useFieldControl(props);
  return <input {...control} type="date" dir="ltr" className={cn('date control tabular-nums', className)} />;
}
