import type { ReactNode } from 'react';

/** A scrolling area for many rows, which the keyboard can scroll too. */
export const ScrollBox = ({ label, children }: { label: string; children: ReactNode }) => (
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling area must be reachable by keyboard
  <section aria-label={label} tabIndex={0} className="max-h-96 overflow-y-auto">
    {children}
  </section>
);
