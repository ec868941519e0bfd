import { lazy, Suspense, useState } from 'react';
import { Spinner } from '@/ui/Spinner';
import { CredentialsStep } from './CredentialsStep';
import type { NextStep } from './next-step';

const CodeStep = lazy(() => import('./CodeStep').then((m) => ({ default: m.CodeStep })));
const NewPasswordStep = lazy(() => import('./NewPasswordStep').then((m) => ({ default: m.NewPasswordStep })));

/** Asks for name and password; the code of further steps loads when an account needs them. */
export function LoginScreen({ name = '' }: { name?: string }) {
  const [username, setUsername] = useState(name);
  const [next, setNext] = useState<NextStep>();
  const Step = next?.step === 'password' ? NewPasswordStep : CodeStep;
  return (
    <section className="w-full max-w-sm rounded-lg border border-line bg-surface p-6 shadow-card">
      {next ? (
        <Suspense fallback={<Spinner />}>
          <Step
            username={username.trim()}
            challenge={next.challenge}
            onNext={setNext}
            onStartOver={() => setNext(undefined)}
          />
        </Suspense>
      ) : (
        <CredentialsStep username={username} onUsername={setUsername} onNext={setNext} />
      )}
    </section>
  );
}
