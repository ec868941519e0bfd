import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { cn } from './cn';
import { ErrorBanner } from './ErrorBanner';
import { useDoubts } from './use-doubts';

export type FormProps<Typed extends FieldValues, Valid> = {
  form: UseFormReturn<Typed, unknown, Valid>;
  /** Saves. When it rejects, the typed values stay and the reason is shown above the fields. */
  onSubmit: (values: Valid) => Promise<unknown>;
  /** For a submit button that stands outside of the form. */
  id?: string;
  className?: string;
  /** The fields, and the buttons unless they stand outside. */
  children: ReactNode;
};

/** The one form element, over react-hook-form. */
export function Form<Typed extends FieldValues, Valid>({
  form,
  onSubmit,
  id,
  className,
  children,
}: FormProps<Typed, Valid>) {
  const [failure, setFailure] = useState<unknown>(null);
  const element = useRef<HTMLFormElement>(null);
  // The button that was pressed may be far below the reason.
  useEffect(() => {
    if (failure) element.current?.querySelector('[role=alert]')?.scrollIntoView({ block: 'nearest' });
  }, [failure]);
  const areMeant = useDoubts();
  const save = form.handleSubmit(async (values, event) => {
    setFailure(null);
    if (!(await areMeant(event?.target))) return;
    try {
      await onSubmit(values);
    } catch (error) {
      setFailure(error);
    }
  });

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys are those of its fields
    <form
      ref={element}
      id={id}
      noValidate
      className={cn('flex flex-col gap-4', className)}
      // Enter alone starts a new line in a long text, and does nothing with Ctrl in the others.
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || !event.ctrlKey || event.defaultPrevented) return;
        event.preventDefault();
        event.stopPropagation();
        event.currentTarget.requestSubmit();
      }}
      onSubmit={(event) => {
        // Portals pass events up the React tree: a form around this one's dialog must not receive the submit event.
        event.stopPropagation();
        void save(event);
      }}
    >
      <ErrorBanner error={failure} />
      {children}
    </form>
  );
}
