import type { ComponentProps } from 'react';
import { cn } from './cn';
import { useFieldControl } from './field-context';

type InputProps = ComponentProps<'input'> & {
  /** Codes, phones, e-mails and part numbers: typed left to right, aligned with the Arabic text. */
  ltr?: boolean;
};

export function Input({ ltr, className, ...props }: InputProps) {
  const control = useFieldControl(props);
  return (
    <input
      autoComplete="off"
      type="text"
      {...control}
      dir={ltr ? 'ltr' : props.dir}
      className={cn('control', ltr && 'text-end tabular-nums', className)}
    />
  );
}
