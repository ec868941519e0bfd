import type { OpenStep } from '@turoos/contract';
import { useForm } from 'react-hook-form';
import { useAction } from '@/lib/http/use-action';
import { Field } from '@/ui/Field';
import { FormDialog } from '@/ui/FormDialog';
import { Textarea } from '@/ui/Textarea';
import type { SubjectDialogProps } from '@/ui/use-lazy-dialog';
import type { DocumentKind, StepCall, WorkflowDocument } from './document-kind';
import { stepOn, stepOnNoun } from './step-words';

export type StepSubject<Document extends WorkflowDocument> = {
  kind: DocumentKind<Document, string>;
  document: Document;
  step: OpenStep<string>;
  call: StepCall<Document>;
};

/** Confirms a step and asks for its reason. */
export function StepDialog<Document extends WorkflowDocument>({
  subject: { kind, document, step, call },
  ...dialog
}: SubjectDialogProps<StepSubject<Document>>) {
  const form = useForm({ defaultValues: { note: '' } });
  const what = stepOnNoun(step, kind.workflow.noun);
  const take = useAction(call.endpoint, {
    done: `تم ${what}`,
    failed: `فشل في ${what}`,
    timeout: call.timeout,
  });
  const consequence = call.consequence(document);

  return (
    <FormDialog
      {...dialog}
      form={form}
      onSubmit={async ({ note }) => {
        await call.before?.();
        await take.mutateAsync({ params: { id: document._id }, body: call.body(note.trim()) });
      }}
      title={stepOn(step, kind.nameOf(document))}
      submitLabel={step.label}
      size="sm"
    >
      {consequence && <div className="text-pretty">{consequence}</div>}
      {step.asks && (
        <Field label={step.asks} hint="يظهر في سجل الخطوات">
          <Textarea rows={2} maxLength={2000} {...form.register('note')} />
        </Field>
      )}
    </FormDialog>
  );
}
