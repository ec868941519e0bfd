import type { ComponentProps, ReactNode } from 'react';
import { cn } from './cn';

type CheckboxProps = Omit<ComponentProps<'input'>, 'type'> & {
  label: ReactNode;
  hint?: string;
  /** The label is for screen readers only (a box in a table row). */
  hideLabel?: boolean;
};

export function Checkbox({ label, hint, hideLabel, className, ...props }: CheckboxProps) {
  return (
    <label
      className={cn(
        'flex w-fit items-start gap-2.5 py-1.5 pointer-coarse:min-h-11 pointer-coarse:py-2.5',
        hideLabel && 'pointer-coarse:min-w-11 pointer-coarse:justify-center',
        className,
      )}
    >
      <input {...props} type="checkbox" className="mt-0.75 size-4 shrink-0 accent-accent" />
      <span className={cn('min-w-0', hideLabel && 'sr-only')}>
        {label}
        {hint && <span className="block text-sm text-faint">{hint}</span>}
      </span>
    </label>
  );
}
