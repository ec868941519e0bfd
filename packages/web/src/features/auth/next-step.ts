import { ApiError } from '@/lib/http/api-error';

/** The step required after the password, with the challenge to send along. */
export interface NextStep {
  step: 'code' | 'password';
  challenge: string;
}

const steps: Readonly<Record<string, NextStep['step']>> = {
  TWO_FACTOR_REQUIRED: 'code',
  PASSWORD_EXPIRED: 'password',
};

/** Returns the step a refusal requires; undefined for a plain refusal. */
export function nextStep(error: unknown): NextStep | undefined {
  if (!(error instanceof ApiError)) return undefined;
  const step = steps[error.code];
  const challenge = error.details?.['challenge'];
  return step && typeof challenge === 'string' ? { step, challenge } : undefined;
}
