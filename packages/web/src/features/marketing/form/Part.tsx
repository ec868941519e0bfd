import type { ReactNode } from 'react';

/** Some fields of the long form under their heading; two side by side where there is room. */
export const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <fieldset className="min-w-0 rounded-lg border border-line px-4 pb-4">
    <legend className="px-1 font-semibold">{title}</legend>
    <div className="mt-1 grid gap-4 sm:grid-cols-2">{children}</div>
  </fieldset>
);
