import { authTexts, texts } from '@turoos/contract';
import { expect, it } from 'vitest';
import { ApiError, asApiError, unreachable } from '@/lib/http/api-error';
import { loginFailed } from '@/lib/session/session';
import { loginFailure } from './login-failure';

it('shows the server’s message', () => {
  const error = asApiError(429, { code: 'TOO_MANY_REQUESTS', message: 'حاول بعد 30 ثانية' });
  expect(loginFailure(error)).toBe('حاول بعد 30 ثانية');
});

it('says that name or password are wrong when the server sends no message', () => {
  expect(loginFailure(asApiError(401, undefined))).toBe(authTexts.wrongCredentials);
});

it('AUTH-21: never blames the password for errors after it was accepted', () => {
  expect(loginFailure(new Error(loginFailed))).toBe(authTexts.failed);
  expect(loginFailure(asApiError(418, undefined))).toBe(authTexts.failed);
});

it('says that signing in failed when the response is unreadable', () => {
  const error = new ApiError({ status: 200, code: 'UNREADABLE', message: texts.unexpected });
  expect(loginFailure(error)).toBe(authTexts.failed);
});

it('never blames the password for an unreachable or broken server', () => {
  expect(loginFailure(unreachable(new TypeError()))).toBe(texts.unreachable);
  expect(loginFailure(asApiError(500, { traceId: 'K7Q2' }))).toBe(`${texts.unexpected} (K7Q2)`);
});
