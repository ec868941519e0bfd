import { someOf } from '@turoos/contract';
import { TriangleAlert } from 'lucide-react';
import { legible } from '@/ui/Code';
import type { RowNote } from '../file/sheet-messages';

const shownRows = 5;

/** What the import would take otherwise than it may be meant, with the rows. */
export const RowNotes = ({ notes }: { notes: readonly RowNote[] }) =>
  notes.map(({ message, rows }) => (
    <p key={message} className="flex items-start gap-2 rounded-md bg-warning-soft px-3 py-2 text-warning">
      <TriangleAlert className="mt-0.75 size-4 shrink-0" aria-hidden="true" />
      <span>
        {legible(message)}. الصف: {someOf(rows.map(String), shownRows)}
      </span>
    </p>
  ));
