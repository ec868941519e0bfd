import type { ComponentProps } from 'react';
import { cn } from './cn';
import { useFieldControl } from './field-context';

/** Grows with its text where the browser supports it. */
export function Textarea({ rows = 3, className, ...props }: ComponentProps<'textarea'>) {
  const control = useFieldControl(props);
  return (
    <textarea
      {...control}
      rows={rows}
      style={{ minHeight: `calc(${rows}lh + 1.125rem)` }}
      className={cn('field-sizing-content control h-auto max-h-80 py-2 pointer-coarse:h-auto', className)}
    />
  );
}
