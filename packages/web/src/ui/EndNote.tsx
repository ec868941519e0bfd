import type { ReactNode } from 'react';
import { cn } from './cn';

type EndNoteProps = {
  /** The text in the box. */
  typed: string;
  /** The padding of the box. */
  className: string;
  children: ReactNode;
};

/**
 * A remark at the end of a box. Where it would cover what is typed, it wraps below a copy of that in larger letters, out of sight.
 */
export const EndNote = ({ typed, className, children }: EndNoteProps) => (
  <span
    className={cn(
      'pointer-events-none absolute inset-0 flex flex-wrap content-start justify-between gap-x-2 overflow-hidden',
      className,
    )}
  >
    <span data-typed={typed} className="h-full text-lg before:invisible before:content-[attr(data-typed)]" />
    <span className="flex h-full items-center text-sm whitespace-nowrap text-faint">{children}</span>
  </span>
);
