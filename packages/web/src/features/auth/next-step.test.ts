import { expect, it } from 'vitest';
import { asApiError } from '@/lib/http/api-error';
import { nextStep } from './next-step';

const refusal = (code: string, details?: object) => asApiError(401, { code, message: 'لا', details });

it('a refusal may require a next step', () => {
  expect(nextStep(refusal('TWO_FACTOR_REQUIRED', { challenge: 'C' }))).toEqual({
    step: 'code',
    challenge: 'C',
  });
  expect(nextStep(refusal('PASSWORD_EXPIRED', { challenge: 'P' }))).toEqual({
    step: 'password',
    challenge: 'P',
  });
});

it('other errors require none', () => {
  expect(nextStep(refusal('LOGIN_FAILED', { challenge: 'C' }))).toBeUndefined();
  expect(nextStep(refusal('TWO_FACTOR_REQUIRED'))).toBeUndefined();
  expect(nextStep(new Error('TWO_FACTOR_REQUIRED'))).toBeUndefined();
});
