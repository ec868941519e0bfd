import { authTexts } from '@turoos/contract';
import { useState } from 'react';
import { loginFailure } from './login-failure';
import { nextStep, type NextStep } from './next-step';

export type Failure = { title?: string; message: string };

/** Runs one sign-in step: it ends signed in, with a next step, or refused. */
export function useSigningIn(onNext: (next: NextStep) => void) {
  const [failure, setFailure] = useState<Failure | null>(null);
  const [busy, setBusy] = useState(false);

  /** Returns whether it was refused. */
  const attempt = async (signIn: () => Promise<void>): Promise<boolean> => {
    if (busy) return false;
    setBusy(true);
    setFailure(null);
    try {
      await signIn();
      return false;
    } catch (error) {
      const next = nextStep(error);
      if (next) onNext(next);
      else setFailure({ title: authTexts.failedTitle, message: loginFailure(error) });
      return !next;
    } finally {
      setBusy(false);
    }
  };
  return { failure, setFailure, busy, attempt };
}
