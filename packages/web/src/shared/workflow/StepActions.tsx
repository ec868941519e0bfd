import { must, openSteps, type OpenStep } from '@turoos/contract';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useAction } from '@/lib/http/use-action';
import { useUser } from '@/lib/session/session-state';
import { Button } from '@/ui/Button';
import { Field } from '@/ui/Field';
import { FormDialog } from '@/ui/FormDialog';
import { Textarea } from '@/ui/Textarea';
import type { DocumentKind, StepCall, WorkflowDocument } from './document-kind';

type StepActionsProps<Document extends WorkflowDocument, Step extends string> = {
  kind: DocumentKind<Document, Step>;
  document: Document;
  /** Steps that ask for a reason at most. */
  steps: Partial<Record<Step, StepCall<Document>>>;
  /** Steps that need more input: each opens its own dialog instead. */
  own?: Partial<Record<Step, () => void>>;
};

/** A button for each step open to the document now; each asks for confirmation and a reason. */
export function StepActions<Document extends WorkflowDocument, Step extends string>({
  kind,
  document,
  steps,
  own = {},
}: StepActionsProps<Document, Step>) {
  const user = useUser();
  const [asked, setAsked] = useState<OpenStep<Step>>();
  const [open, setOpen] = useState(false);
  const call = asked && steps[asked.name];
  const ask = (step: OpenStep<Step>) => {
    setAsked(step);
    setOpen(true);
  };

  return (
    <>
      {openSteps(kind.workflow, document.status, user).map((step, index) => (
        <Button
          key={step.name}
          size="sm"
          variant={index === 0 ? 'primary' : 'secondary'}
          disabledReason={step.reason}
          aria-label={stepOn(step, kind.nameOf(document))}
          onClick={own[step.name] ?? (() => ask(step))}
        >
          {step.label}
        </Button>
      ))}
      {asked && call && (
        <StepDialog
          key={asked.name}
          open={open}
          onClose={() => setOpen(false)}
          kind={kind}
          document={document}
          step={asked}
          call={call}
        />
      )}
    </>
  );
}

/**
 * Returns 'اعتماد التحويل TR-1' or 'إلغاء التحويل TR-1', without repeating the document's noun. A label that names
 * another object stands apart: 'إتمام الإتلاف: التقرير SCR-1'.
 */
const stepOn = ({ label }: OpenStep<string>, name: string): string => {
  const last = must(label.split(' ').at(-1));
  if (name.startsWith(`${last} `)) return `${label}${name.slice(last.length)}`;
  return last === label ? `${label} ${name}` : `${label}: ${name}`;
};

/** Returns 'اعتماد التحويل' or 'إتمام الإتلاف': a label of several words already names its object. */
const stepOnNoun = ({ label }: OpenStep<string>, noun: string): string =>
  label.includes(' ') ? label : `${label} ${noun}`;

type StepDialogProps<Document extends WorkflowDocument> = {
  kind: DocumentKind<Document, string>;
  document: Document;
  step: OpenStep<string>;
  call: StepCall<Document>;
  open: boolean;
  onClose: () => void;
};

function StepDialog<Document extends WorkflowDocument>({
  kind,
  document,
  step,
  call,
  ...dialog
}: StepDialogProps<Document>) {
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
