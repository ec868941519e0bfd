import { expect, it } from 'vitest';
import { ApiError } from './api-error';
import { hasFailed, hasStaleData } from './query-state';

const failure = (status: number) => new ApiError({ status, code: 'INTERNAL', message: 'x' });
const after = (data: unknown, error: unknown) => ({ data, error, isError: error !== null });
const verdict = (query: ReturnType<typeof after>) =>
  hasFailed(query) ? 'failed' : hasStaleData(query) ? 'stale' : 'fine';

it('keeps the data when a refetch fails, and marks them as stale', () => {
  for (const status of [0, 429, 500, 503])
    expect(verdict(after({ rows: [] }, failure(status)))).toBe('stale');
  // null is data too: no rate has been set yet
  expect(verdict(after(null, failure(500)))).toBe('stale');
});

it('shows the failure without data, or when the record is gone or forbidden', () => {
  expect(verdict(after(undefined, failure(500)))).toBe('failed');
  for (const status of [403, 404]) expect(verdict(after({ rows: [] }, failure(status)))).toBe('failed');
});

it('reports nothing without an error', () => {
  expect(verdict(after(undefined, null))).toBe('fine');
  expect(verdict(after({ rows: [] }, null))).toBe('fine');
});
