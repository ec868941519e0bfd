import { useId, useMemo, type ReactNode } from 'react';
import { CircleAlert } from 'lucide-react';
import { cn } from './cn';
import { legible } from './Code';
import { FieldContext } from './field-context';

type FieldProps = {
  label: string;
  /** One control, or several when `group` is set. */
  children: ReactNode;
  required?: boolean;
  hint?: ReactNode;
  error?: string | null;
  /** The children are several controls (radios, checkboxes) that share the label. */
  group?: boolean;
  /** The label is for screen readers only. */
  hideLabel?: boolean;
  className?: string;
};

/** Label above, the control, then its error or its hint. */
export function Field({
  label,
  children,
  required = false,
  hint,
  error,
  group,
  hideLabel,
  className,
}: FieldProps) {
  const id = useId();
  const labelId = `${id}-label`;
  const noteId = `${id}-note`;
  const describedBy = error || hint ? noteId : undefined;
  const invalid = Boolean(error);
  const wiring = useMemo(
    () => ({ id, labelId, describedBy, invalid, required }),
    [id, labelId, describedBy, invalid, required],
  );

  const labelText = (
    <>
      {legible(label)}
      {required && (
        <span className="ms-0.5 text-danger" aria-hidden="true">
          *
        </span>
      )}
    </>
  );
  const labelStyle = cn('w-fit text-sm font-semibold text-ink', hideLabel && 'sr-only');
  const Label = group ? 'span' : 'label';

  return (
    <div
      className={cn('flex min-w-0 flex-col gap-1', className)}
      role={group ? 'group' : undefined}
      aria-labelledby={group ? labelId : undefined}
      aria-describedby={group ? describedBy : undefined}
    >
      <Label id={labelId} htmlFor={group ? undefined : id} className={labelStyle}>
        {labelText}
      </Label>
      <FieldContext value={wiring}>{children}</FieldContext>
      {error ? (
        <p id={noteId} className="flex items-start gap-1 text-sm text-danger">
          <CircleAlert className="mt-0.75 size-3.5 shrink-0" aria-hidden="true" />
          {legible(error)}
        </p>
      ) : (
        hint && (
          <p id={noteId} className="text-sm text-faint">
            {legible(hint)}
          </p>
        )
      )}
    </div>
  );
}
