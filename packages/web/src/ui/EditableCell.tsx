import { useState, type ReactNode } from 'react';
import { Pencil } from 'lucide-react';
import { cn } from './cn';

type EditableCellProps = {
  className: string;
  editor: (done: () => void) => ReactNode;
  children: ReactNode;
};

/** A cell of a grid that is edited in place: from a double click, F2 or Enter, until its editor is done. */
export function EditableCell({ className, editor, children }: EditableCellProps) {
  const [editing, setEditing] = useState(false);

  const done = () => {
    // A press elsewhere has taken the focus already.
    document.activeElement?.closest<HTMLElement>('[data-editing]')?.focus();
    setEditing(false);
  };

  return (
    <td
      tabIndex={-1}
      data-editing={editing ? '' : undefined}
      aria-description={editing ? undefined : 'للتعديل اضغط F2 أو انقر مرتين'}
      className={cn(className, 'group/cell relative z-1 cursor-text')}
      onDoubleClick={() => setEditing(true)}
      onKeyDown={(event) => {
        if (editing || event.target !== event.currentTarget) return;
        if (event.key !== 'F2' && event.key !== 'Enter') return;
        event.preventDefault();
        setEditing(true);
      }}
    >
      {editing ? (
        editor(done)
      ) : (
        <span className="inline-flex items-center gap-1.5">
          {children}
          <Pencil
            className="size-3.5 text-faint opacity-0 group-hover/cell:opacity-100 group-focus/cell:opacity-100"
            aria-hidden="true"
          />
        </span>
      )}
    </td>
  );
}
