import { rateFetchFailed, rateTexts } from '@turoos/contract';
import { expect, it } from 'vitest';
import { ApiError, asApiError } from '@/lib/http/api-error';
import { nullWhenNone } from './use-current-rate';

const failure = (error: unknown) => {
  try {
    return nullWhenNone(error);
  } catch (thrown) {
    return (thrown as Error).message;
  }
};

it('a shop without a rate is not an error', () =>
  expect(failure(asApiError(404, { message: rateTexts.noneSet }))).toBeNull());

it('any other error shows the server’s message, else what failed', () => {
  expect(failure(asApiError(403, { message: 'ليس لديك صلاحية', code: 'FORBIDDEN' }))).toBe('ليس لديك صلاحية');
  expect(failure(asApiError(500, {}))).toBe(rateFetchFailed);
  expect(failure(new ApiError({ status: 0, code: 'TIMED_OUT', message: 'x' }))).toBe(rateFetchFailed);
});
