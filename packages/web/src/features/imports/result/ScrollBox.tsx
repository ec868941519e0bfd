import type { ReactNode } from 'react';

/** Many rows in a part of the screen, which the keyboard can scroll too. */
export const ScrollBox = ({ label, children }: { label: string; children: ReactNode }) => (
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard
  <section aria-label={label} tabIndex={0} className="max-h-96 overflow-y-auto">
    {children}
  </section>
);
