import { can, denial, entriesOf, stepBlocked } from '@turoos/contract';
import { usePickedRows, type Picked } from '@/lib/list/use-picked';
import { useUser } from '@/lib/session/session-state';
import { formatNumber } from '@/lib/format/format';
import { Button } from '@/ui/Button';
import { useLazyDialog } from '@/ui/use-lazy-dialog';
import type { BulkStep } from './BulkStepDialog';
import type { DocumentKind, StepCall, WorkflowDocument } from './document-kind';

type BulkStepsProps<Document extends WorkflowDocument, Step extends string> = {
  kind: DocumentKind<Document, Step>;
  /** Steps that ask for a reason at most. */
  steps: Partial<Record<Step, StepCall<Document>>>;
  picked: Picked<Document>;
};

/** A button for each step that some of the picked documents can take now. */
export function BulkSteps<Document extends WorkflowDocument, Step extends string>({
  kind,
  steps,
  picked,
}: BulkStepsProps<Document, Step>) {
  const user = useUser();
  const documents = usePickedRows(picked);
  const dialog = useLazyDialog<BulkStep<Document>>(
    async () => (await import('./BulkStepDialog')).BulkStepDialog,
  );

  return (
    <>
      {entriesOf(kind.workflow.steps).map(([name, step], index) => {
        const call = steps[name];
        const ready = documents.filter(
          (document) =>
            !stepBlocked(kind.workflow, step, document.status) &&
            kind.isOwn?.(document, name, user) !== false,
        );
        if (!call || ready.length === 0) return null;
        return (
          <Button
            key={name}
            size="sm"
            variant={index === 0 ? 'primary' : 'secondary'}
            disabledReason={can(user, step.right) ? undefined : denial(step.right)}
            onClick={() => dialog.show({ kind, step, call, documents: ready, picked })}
          >
            {step.label} ({formatNumber(ready.length)})
          </Button>
        );
      })}
      {dialog.dialog}
    </>
  );
}
