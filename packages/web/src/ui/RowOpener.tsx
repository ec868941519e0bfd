import type { ReactNode } from 'react';

type RowOpenerProps = {
  onOpen: () => void;
  /** Called on a long press on a touch screen. */
  onHold?: () => void;
  children: ReactNode;
};

/** A button whose press area is the whole row or card around it (the nearest `relative`). */
export function RowOpener({ onOpen, onHold, children }: RowOpenerProps) {
  return (
    <button
      type="button"
      data-row-opener=""
      onClick={onOpen}
      onContextMenu={
        onHold &&
        ((event) => {
          event.preventDefault();
          onHold();
        })
      }
      className="text-start font-semibold text-accent-strong outline-none after:absolute after:inset-0 hover:underline focus-visible:after:rounded-sm focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-accent [.truncate_&]:max-w-full [.truncate_&]:truncate [.truncate_&]:align-bottom"
    >
      {children}
    </button>
  );
}
