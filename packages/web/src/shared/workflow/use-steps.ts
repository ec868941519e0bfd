import { openSteps, type OpenStep } from '@turoos/contract';
import { useUser } from '@/lib/session/session-state';
import { useLazyDialog } from '@/ui/use-lazy-dialog';
import type { DocumentKind, StepCall, WorkflowDocument } from './document-kind';
import { stepOn } from './step-words';
import type { StepSubject } from './StepDialog';

type Steps<Document extends WorkflowDocument, Step extends string> = {
  kind: DocumentKind<Document, Step>;
  /** Steps that ask for a reason at most. */
  steps: Partial<Record<Step, StepCall<Document>>>;
  /** Steps that need more input: each opens its own dialog instead. */
  own?: (document: Document) => Partial<Record<Step, () => void>>;
};

export type StepOffer = OpenStep<string> & { title: string; onTake: () => void };

/** A document in a dialog about it, with what offers the steps open to it. */
export type ShownDocument<Document> = { document: Document; offersOn: (document: Document) => StepOffer[] };

/**
 * Returns what offers the steps open to a document, and the dialog that each opens. The dialog belongs to the screen and
 * not to a row, which may leave the list while the user is asked.
 */
export function useSteps<Document extends WorkflowDocument, Step extends string>({
  kind,
  steps,
  own,
}: Steps<Document, Step>) {
  const user = useUser();
  const { dialog, show } = useLazyDialog<StepSubject<Document>>(
    async () => (await import('./StepDialog')).StepDialog,
  );
  const offersOn = (document: Document): StepOffer[] => {
    const apart = own?.(document);
    const open = openSteps(kind.workflow, document.status, user).filter(
      ({ name }) => kind.isOwn?.(document, name, user) !== false,
    );
    return open.map((step) => ({
      ...step,
      title: stepOn(step, kind.nameOf(document)),
      onTake: () => {
        const call = steps[step.name];
        if (apart?.[step.name]) apart[step.name]?.();
        else if (call) show({ kind, document, step, call });
      },
    }));
  };
  return { offersOn, dialog };
}
