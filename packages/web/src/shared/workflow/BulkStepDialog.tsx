import { counted, countedAfter, type Step } from '@turoos/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { formatNumber } from '@/lib/format/format';
import { call as callServer } from '@/lib/http/api';
import { invalidate } from '@/lib/http/query-keys';
import type { Picked } from '@/lib/list/use-picked';
import { newId } from '@/lib/platform/new-id';
import { toast } from '@/lib/toasts/toast-store';
import { Code, legible } from '@/ui/Code';
import { Field } from '@/ui/Field';
import { FormDialog } from '@/ui/FormDialog';
import { Progress } from '@/ui/Progress';
import { Textarea } from '@/ui/Textarea';
import type { SubjectDialogProps } from '@/ui/use-lazy-dialog';
import type { DocumentKind, StepCall, WorkflowDocument } from './document-kind';
import { takeForEach, type Outcome } from './take-for-each';

export type BulkStep<Document extends WorkflowDocument> = {
  kind: DocumentKind<Document, string>;
  step: Step;
  call: StepCall<Document>;
  /** The picked documents that can take the step. */
  documents: readonly Document[];
  picked: Picked<Document>;
};

/** Takes one step for many documents, each in a transaction of its own, and says which ones were refused and why. */
export function BulkStepDialog<Document extends WorkflowDocument>({
  subject: { kind, step, call, documents, picked },
  open,
  onClose,
}: SubjectDialogProps<BulkStep<Document>>) {
  const form = useForm({ defaultValues: { note: '' } });
  const client = useQueryClient();
  const [done, setDone] = useState(0);
  const [left, setLeft] = useState<readonly Outcome<Document>[]>();
  const keyOf = useKeys();
  const waiting = left?.map(({ document }) => document) ?? documents;
  const { isSubmitting } = form.formState;

  const take = async ({ note }: { note: string }) => {
    setDone(0);
    const outcomes = await takeForEach(
      waiting,
      ({ _id: id }) =>
        callServer(
          call.endpoint,
          { params: { id }, body: call.body(note.trim()) },
          { key: keyOf(id), timeout: call.timeout },
        ),
      setDone,
    );
    const failed = outcomes.filter(({ failure }) => failure !== undefined);
    picked.pick(
      outcomes.filter(({ failure }) => failure === undefined).map(({ document }) => document),
      false,
    );
    void invalidate(client, call.endpoint.touches ?? []);
    if (failed.length < outcomes.length)
      toast({ title: `${step.label}: تم ${counted(outcomes.length - failed.length, kind.counted)}` });
    setLeft(failed);
    return failed.length === 0;
  };

  return (
    <FormDialog
      open={open}
      onClose={onClose}
      form={form}
      onSubmit={take}
      title={
        step.label.includes(' ')
          ? `${step.label}: ${counted(waiting.length, kind.counted)}`
          : `${step.label} ${countedAfter(waiting.length, kind.counted)}`
      }
      submitLabel={left ? 'إعادة المحاولة' : step.label}
    >
      {left && (
        <p role="alert" className="rounded-md bg-danger-soft px-3 py-2 text-danger">
          {`لم يتم: ${counted(left.length, kind.counted)}. السبب بجانب كل رقم.`}
        </p>
      )}
      <ul
        aria-label="المستندات المحددة"
        tabIndex={-1}
        className="max-h-64 divide-y divide-line overflow-y-auto rounded-md border border-line"
      >
        {(left ?? documents.map((document) => ({ document, failure: undefined }))).map(
          ({ document, failure }) => (
            <li key={document._id} className="px-3 py-1.5">
              <Code className="font-semibold">{kind.numberOf(document)}</Code>
              <div className={failure ? 'text-sm text-danger' : 'text-sm text-muted'}>
                {failure ? legible(failure) : call.consequence(document)}
              </div>
            </li>
          ),
        )}
      </ul>
      {call.total && <p className="font-semibold">{call.total(waiting)}</p>}
      {step.asks && (
        <Field label={step.asks} hint="يظهر في سجل خطوات كل منها">
          <Textarea rows={2} maxLength={2000} {...form.register('note')} />
        </Field>
      )}
      {isSubmitting && (
        <Progress
          label="جارٍ التنفيذ"
          percent={(done / waiting.length) * 100}
          hint={`${formatNumber(done)} من ${formatNumber(waiting.length)}`}
        />
      )}
    </FormDialog>
  );
}

/** One idempotency key per document, so that trying again never repeats a step whose answer was lost. */
function useKeys() {
  const keys = useRef(new Map<string, string>());
  return (id: string): string => {
    const key = keys.current.get(id) ?? newId();
    keys.current.set(id, key);
    return key;
  };
}
