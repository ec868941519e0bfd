import { useEffect, useRef, useState, type ReactNode } from 'react';
import { failureText } from '@/lib/http/api-error';
import { useDoubts } from './use-doubts';

type CellEditorProps<Value> = {
  value: Value;
  /** Why a value can't be saved, or undefined. */
  refuse?: (value: Value) => string | undefined;
  save: (value: Value) => Promise<unknown>;
  onDone: () => void;
  /** The box, given what it shows and how it reports a change. */
  children: (value: Value, onChange: (value: Value) => void) => ReactNode;
};

/**
 * Edits one value in the cell of a table: Enter saves, Escape leaves, and the reason is shown beside the box when
 * saving fails. A box in which nothing was changed closes with a press elsewhere.
 */
export function CellEditor<Value>({ value, refuse, save, onDone, children }: CellEditorProps<Value>) {
  const [typed, setTyped] = useState(value);
  const [saving, setSaving] = useState(false);
  const [error, setError] = useState<string>();
  const place = useRef<HTMLDivElement>(null);
  const areMeant = useDoubts();

  useEffect(() => {
    const box = place.current?.querySelector('input');
    box?.focus();
    box?.select();
  }, []);

  const submit = async () => {
    if (saving) return;
    if (typed === value) return onDone();
    const reason = refuse?.(typed);
    if (reason) return setError(reason);
    setSaving(true);
    if (!(await areMeant(place.current))) return setSaving(false);
    try {
      await save(typed);
      onDone();
    } catch (failure) {
      setError(failureText(failure));
      setSaving(false);
    }
  };

  return (
    <div
      ref={place}
      role="presentation"
      aria-busy={saving}
      className="w-44 whitespace-normal"
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== 'Escape') return;
        event.preventDefault();
        event.stopPropagation();
        if (event.key === 'Escape') onDone();
        else void submit();
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (typed === value && !error && !currentTarget.contains(relatedTarget)) onDone();
      }}
    >
      {children(typed, (next) => {
        setTyped(next);
        setError(undefined);
      })}
      {error && (
        <p role="alert" className="text-sm text-danger">
          {error}
        </p>
      )}
    </div>
  );
}
