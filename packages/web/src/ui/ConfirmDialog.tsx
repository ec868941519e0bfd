import { createContext, use, useCallback, useState, type ReactNode } from 'react';
import { Button } from './Button';
import { legible } from './Code';
import { Dialog } from './Dialog';

export type ConfirmOptions = {
  title: string;
  /** Names the record and says what happens to it. */
  message: ReactNode;
  confirmLabel: string;
  cancelLabel?: string;
  tone?: 'danger' | 'primary';
};

type Confirm = (options: ConfirmOptions) => Promise<boolean>;
type Question = ConfirmOptions & { answer: (yes: boolean) => void };

const ConfirmContext = createContext<Confirm | null>(null);

/** Asks the user to confirm: `if (await confirm({ title: 'حذف القطعة', … })) …` */
export function useConfirm(): Confirm {
  const confirm = use(ConfirmContext);
  if (!confirm) throw new Error('useConfirm needs <ConfirmProvider> above it');
  return confirm;
}

export function ConfirmProvider({ children }: { children: ReactNode }) {
  const [question, setQuestion] = useState<Question | null>(null);

  const confirm = useCallback<Confirm>(
    (options) => new Promise((resolve) => setQuestion({ ...options, answer: resolve })),
    [],
  );
  const answer = (yes: boolean) => {
    question?.answer(yes);
    setQuestion(null);
  };

  return (
    <ConfirmContext value={confirm}>
      {children}
      <ConfirmDialog question={question} onAnswer={answer} />
    </ConfirmContext>
  );
}

function ConfirmDialog({
  question,
  onAnswer,
}: {
  question: Question | null;
  onAnswer: (yes: boolean) => void;
}) {
  const dangerous = question?.tone === 'danger';
  return (
    <Dialog
      open={question !== null}
      onClose={() => onAnswer(false)}
      size="sm"
      role="alertdialog"
      title={question?.title ?? ''}
      footer={
        <>
          <Button
            variant={dangerous ? 'danger' : 'primary'}
            data-autofocus={dangerous ? undefined : ''}
            onClick={() => onAnswer(true)}
          >
            {question?.confirmLabel}
          </Button>
          <Button data-autofocus={dangerous ? '' : undefined} onClick={() => onAnswer(false)}>
            {question?.cancelLabel ?? 'رجوع'}
          </Button>
        </>
      }
    >
      <div className="text-pretty">{legible(question?.message)}</div>
    </Dialog>
  );
}
