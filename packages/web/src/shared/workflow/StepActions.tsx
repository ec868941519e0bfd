import { openSteps, type OpenStep, type Workflow } from '@turoos/contract';
import { useState, type ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { useUser } from '@/lib/session/session-state';
import { Button } from '@/ui/Button';
import { Field } from '@/ui/Field';
import { FormDialog } from '@/ui/FormDialog';
import { Textarea } from '@/ui/Textarea';

type StepActionsProps<Name extends string> = {
  workflow: Workflow<string, Name>;
  status: string;
  /** Names the document, after the step's word: 'التسوية ADJ-20261115-001'. */
  subject: string;
  /** What taking the step will do, for who is about to. */
  consequence?: (name: Name) => ReactNode;
  /** Steps that ask for more than a word: what opens instead of the dialog. */
  own?: Partial<Record<Name, () => void>>;
  /** Takes it; when it rejects, the dialog stays and says why. */
  onStep: (name: Name, note: string) => Promise<unknown>;
};

/** A button for each step that is open to the document now; each asks first, and for a word about it. */
export function StepActions<Name extends string>({
  workflow,
  status,
  subject,
  consequence,
  own = {},
  onStep,
}: StepActionsProps<Name>) {
  const user = useUser();
  const [asked, setAsked] = useState<{ step: OpenStep<Name>; times: number }>();
  const [open, setOpen] = useState(false);
  const ask = (step: OpenStep<Name>) => {
    setAsked({ step, times: (asked?.times ?? 0) + 1 });
    setOpen(true);
  };

  return (
    <>
      {openSteps(workflow, status, user).map((step, index) => (
        <Button
          key={step.name}
          size="sm"
          variant={index === 0 ? 'primary' : 'secondary'}
          disabledReason={step.reason}
          aria-label={stepOn(step, subject)}
          onClick={own[step.name] ?? (() => ask(step))}
        >
          {step.label}
        </Button>
      ))}
      {asked && (
        <StepDialog
          key={asked.times}
          open={open}
          onClose={() => setOpen(false)}
          step={asked.step}
          subject={subject}
          consequence={consequence?.(asked.step.name)}
          onStep={(note) => onStep(asked.step.name, note)}
        />
      )}
    </>
  );
}

/** 'اعتماد التحويل TR-1', 'إلغاء التحويل TR-1': the document's noun is said once. */
const stepOn = ({ label }: OpenStep<string>, subject: string): string => {
  const last = label.split(' ').at(-1)!;
  return subject.startsWith(`${last} `) ? `${label}${subject.slice(last.length)}` : `${label} ${subject}`;
};

type StepDialogProps = {
  step: OpenStep<string>;
  subject: string;
  consequence: ReactNode;
  open: boolean;
  onClose: () => void;
  onStep: (note: string) => Promise<unknown>;
};

function StepDialog({ step, subject, consequence, onStep, ...dialog }: StepDialogProps) {
  const form = useForm({ defaultValues: { note: '' } });
  return (
    <FormDialog
      {...dialog}
      form={form}
      onSubmit={({ note }) => onStep(note.trim())}
      title={stepOn(step, subject)}
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
