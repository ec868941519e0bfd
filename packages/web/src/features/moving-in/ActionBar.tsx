import type { ReactNode } from 'react';

/** The button that leads on, always in sight below a long page. */
export const ActionBar = ({ children }: { children: ReactNode }) => (
  <div className="sticky bottom-(--bottom-bar) z-10 flex flex-wrap items-center gap-3 rounded-lg border border-line bg-surface px-4 py-2.5 shadow-popup">
    {children}
  </div>
);
