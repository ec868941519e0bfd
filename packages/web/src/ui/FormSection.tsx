import type { ReactNode } from 'react';
import { cn } from './cn';

type FormSectionProps = { title: string; hint?: ReactNode; columns?: 1 | 2; children: ReactNode };

/** A named group of fields in a long form, two beside each other where there is room. */
export const FormSection = ({ title, hint, columns = 2, children }: FormSectionProps) => (
  <fieldset className="min-w-0 border-t border-line pt-3 first:border-0 first:pt-0">
    <legend className="float-start mb-3 w-full">
      <h3 className="text-lg font-semibold">{title}</h3>
      {hint && <span className="text-sm font-normal text-muted">{hint}</span>}
    </legend>
    <div className={cn('clear-both grid gap-4', columns === 2 && 'sm:grid-cols-2')}>{children}</div>
  </fieldset>
);
