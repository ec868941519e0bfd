import { ApiError } from '@/lib/http/api-error';

/** What is still asked after the password, with what the answer is sent with. */
export interface NextStep {
  step: 'code' | 'password';
  challenge: string;
}

const steps: Readonly<Record<string, NextStep['step']>> = {
  TWO_FACTOR_REQUIRED: 'code',
  PASSWORD_EXPIRED: 'password',
};

/** The step a refusal asks for; undefined when it is a plain refusal. */
export function nextStep(error: unknown): NextStep | undefined {
  if (!(error instanceof ApiError)) return undefined;
  const step = steps[error.code];
  const challenge = error.details?.['challenge'];
  return step && typeof challenge === 'string' ? { step, challenge } : undefined;
}
