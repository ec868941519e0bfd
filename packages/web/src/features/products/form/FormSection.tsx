import type { ReactNode } from 'react';

/** A named group of fields, two beside each other where there is room. */
export function FormSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="min-w-0 border-t border-line pt-3 first:border-0 first:pt-0">
      <legend className="float-start mb-3 w-full text-lg font-semibold">{title}</legend>
      <div className="clear-both grid gap-4 sm:grid-cols-2">{children}</div>
    </fieldset>
  );
}
