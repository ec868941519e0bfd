import { texts } from '@turoos/contract';
import { useEffect, useRef, useState, type ComponentType, type ReactNode } from 'react';
import { pauseShortcuts } from '@/lib/keyboard/shortcuts';
import { holdScans } from '@/lib/scan/held-scans';
import { toast } from '@/lib/toasts/toast-store';

export type SubjectDialogProps<Subject> = { subject: Subject; open: boolean; onClose: () => void };

/**
 * A dialog about a subject, whose code loads on the first opening. Each opening mounts a new dialog and keeps
 * its subject, even when the list behind it changes.
 */
export function useLazyDialog<Subject>(load: () => Promise<ComponentType<SubjectDialogProps<Subject>>>): {
  dialog: ReactNode;
  show: (subject: Subject) => void;
} {
  const [Dialog, setDialog] = useState<ComponentType<SubjectDialogProps<Subject>>>();
  const [opening, setOpening] = useState<{ subject: Subject; number: number }>();
  const [open, setOpen] = useState(false);

  /** Ends the time in which keys and scans wait for the dialog. */
  const arrive = useRef(() => {});
  useEffect(() => {
    if (opening) arrive.current();
  }, [opening]);
  useEffect(() => () => arrive.current(), []);

  const show = async (subject: Subject) => {
    arrive.current();
    const [resumeShortcuts, releaseScans] = [pauseShortcuts(), holdScans()];
    arrive.current = () => {
      resumeShortcuts();
      releaseScans();
    };
    try {
      const component = await load();
      setDialog(() => component);
      setOpening((last) => ({ subject, number: (last?.number ?? 0) + 1 }));
      setOpen(true);
    } catch {
      arrive.current();
      toast({ tone: 'danger', title: texts.unreachable });
    }
  };

  return {
    // A Fragment keeps the keys of several such dialogs on one screen from colliding.
    dialog: Dialog && opening && (
      <>
        <Dialog key={opening.number} subject={opening.subject} open={open} onClose={() => setOpen(false)} />
      </>
    ),
    show: (subject) => void show(subject),
  };
}
