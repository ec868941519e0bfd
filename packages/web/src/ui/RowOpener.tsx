import type { ReactNode } from 'react';

/** A button whose press area is the whole row or card around it (the nearest `relative`). */
export function RowOpener({ onOpen, children }: { onOpen: () => void; children: ReactNode }) {
  return (
    <button
      type="button"
      onClick={onOpen}
      className="text-start font-semibold text-accent-strong outline-none after:absolute after:inset-0 hover:underline focus-visible:after:rounded-sm focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-accent"
    >
      {children}
    </button>
  );
}
