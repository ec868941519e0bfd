import type { ReactNode } from 'react';

type ChangedProps = { before: ReactNode; after: ReactNode; same?: boolean };

/** The new value, after the struck-through old one if they differ. */
export const Changed = ({ before, after, same = false }: ChangedProps) =>
  same ? (
    after
  ) : (
    <span className="inline-flex flex-wrap gap-x-2">
      <del className="text-faint">
        <span className="sr-only">كان </span>
        {before}
      </del>
      <ins className="font-semibold no-underline">
        <span className="sr-only">يصبح </span>
        {after}
      </ins>
    </span>
  );
