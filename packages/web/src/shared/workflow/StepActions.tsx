import { Button } from '@/ui/Button';
import type { DocumentKind, StepCall, WorkflowDocument } from './document-kind';
import { useSteps } from './use-steps';

type StepActionsProps<Document extends WorkflowDocument, Step extends string> = {
  kind: DocumentKind<Document, Step>;
  document: Document;
  steps: Partial<Record<Step, StepCall<Document>>>;
};

/** A button for each step open to the document now, on its page. */
export function StepActions<Document extends WorkflowDocument, Step extends string>({
  document,
  ...props
}: StepActionsProps<Document, Step>) {
  const { offersOn, dialog } = useSteps(props);
  return (
    <>
      {offersOn(document).map(({ name, label, title, reason, onTake }) => (
        <Button key={name} disabledReason={reason} aria-label={title} onClick={onTake}>
          {label}
        </Button>
      ))}
      {dialog}
    </>
  );
}
