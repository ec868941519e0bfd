import type { DocumentKind, StepCall, WorkflowDocument } from './document-kind';
import { StepButtons } from './StepButtons';
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
      <StepButtons offers={offersOn(document)} />
      {dialog}
    </>
  );
}
