import type { FormEvent, ReactNode } from 'react';
import { Button } from '@/ui/Button';
import { LoginError } from './LoginError';
import type { NextStep } from './next-step';
import type { Failure } from './use-signing-in';

/** Props of every step after the first. */
export type StepProps = {
  username: string;
  challenge: string;
  onNext: (next: NextStep) => void;
  onStartOver: () => void;
};

type StepFrameProps = {
  title: string;
  explanation: string;
  failure: Failure | null;
  busy: boolean;
  onSubmit: () => Promise<void>;
  onStartOver: () => void;
  submitLabel: string;
  children: ReactNode;
};

/** The frame of a later sign-in step, with a button back to the first. */
export function StepFrame({
  title,
  explanation,
  failure,
  busy,
  onSubmit,
  onStartOver,
  submitLabel,
  children,
}: StepFrameProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void onSubmit();
  };
  return (
    <>
      <h1 className="text-xl">{title}</h1>
      <p className="mb-5 text-muted">{explanation}</p>
      <form noValidate className="flex flex-col gap-4" onSubmit={submit}>
        {failure && <LoginError {...failure} />}
        {children}
        <Button type="submit" variant="primary" busy={busy} className="mt-1">
          {submitLabel}
        </Button>
        <Button variant="ghost" onClick={onStartOver}>
          العودة إلى تسجيل الدخول
        </Button>
      </form>
    </>
  );
}
