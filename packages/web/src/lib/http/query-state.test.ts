import { expect, it } from 'vitest';
import { ApiError } from './api-error';
import { hasFailed, isOld } from './query-state';

const failure = (status: number) => new ApiError({ status, code: 'INTERNAL', message: 'x' });
const after = (data: unknown, error: unknown) => ({ data, error, isError: error !== null });
const verdict = (query: ReturnType<typeof after>) =>
  hasFailed(query) ? 'failed' : isOld(query) ? 'old' : 'fine';

it('keeps what was had when asking again fails, and says that it is old', () => {
  for (const status of [0, 429, 500, 503]) expect(verdict(after({ rows: [] }, failure(status)))).toBe('old');
  // nothing is an answer too: there is no rate yet
  expect(verdict(after(null, failure(500)))).toBe('old');
});

it('shows the failure where nothing was had, or where the server took it back', () => {
  expect(verdict(after(undefined, failure(500)))).toBe('failed');
  for (const status of [403, 404]) expect(verdict(after({ rows: [] }, failure(status)))).toBe('failed');
});

it('says nothing while all is well', () => {
  expect(verdict(after(undefined, null))).toBe('fine');
  expect(verdict(after({ rows: [] }, null))).toBe('fine');
});
