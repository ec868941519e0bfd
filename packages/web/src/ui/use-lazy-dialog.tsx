import { texts } from '@turoos/contract';
import { useState, type ComponentType, type ReactNode } from 'react';
import { toast } from '@/lib/toasts/toast-store';

export type SubjectDialogProps<Subject> = { subject: Subject; open: boolean; onClose: () => void };

/**
 * A dialog about something, whose code is fetched when it is first asked for. Each opening is a new one, about
 * what it was given, whatever happened to the list behind it since.
 */
export function useLazyDialog<Subject>(load: () => Promise<ComponentType<SubjectDialogProps<Subject>>>): {
  dialog: ReactNode;
  show: (subject: Subject) => void;
} {
  const [Dialog, setDialog] = useState<ComponentType<SubjectDialogProps<Subject>>>();
  const [opening, setOpening] = useState<{ subject: Subject; number: number }>();
  const [open, setOpen] = useState(false);

  const show = async (subject: Subject) => {
    try {
      const component = await load();
      setDialog(() => component);
      setOpening((last) => ({ subject, number: (last?.number ?? 0) + 1 }));
      setOpen(true);
    } catch {
      toast({ tone: 'danger', title: texts.unreachable });
    }
  };

  return {
    // wrapped, because a screen may show several such dialogs side by side and their numbers would meet
    dialog: Dialog && opening && (
      <>
        <Dialog key={opening.number} subject={opening.subject} open={open} onClose={() => setOpen(false)} />
      </>
    ),
    show: (subject) => void show(subject),
  };
}
