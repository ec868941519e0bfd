import type { ReactNode } from 'react';
import { usePhone } from '@/lib/platform/use-media';

/**
 * The line of figures. On a phone it scrolls sideways and stops at a figure; on a wide screen it stays one line, so that
 * the list below does not move when the figures or the font arrive.
 */
export const FigureLine = ({ children }: { children: ReactNode }) => (
  <section
    aria-label="أرقام الصفحة"
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
    tabIndex={usePhone() ? 0 : -1}
    className="relative flex snap-x snap-proximity divide-x divide-line overflow-x-auto rounded-lg border border-line bg-surface shadow-card sm:max-lg:flex-wrap print:flex-wrap"
  >
    {children}
  </section>
);
