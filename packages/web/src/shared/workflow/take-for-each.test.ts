import { expect, it, vi } from 'vitest';
import { ApiError, timedOut } from '@/lib/http/api-error';
import { notTried, takeForEach } from './take-for-each';

const refused = new ApiError({ status: 409, code: 'CONFLICT', message: 'المتوفر 1 فقط' });

it('takes the step for every document, in order, and tells which ones the server refused', async () => {
  const taken: string[] = [];
  const report = vi.fn();
  const take = async (name: string) => {
    if (name === 'B') throw refused;
    taken.push(name);
  };
  expect(await takeForEach(['A', 'B', 'C'], take, report)).toEqual([
    { document: 'A', failure: undefined },
    { document: 'B', failure: 'المتوفر 1 فقط' },
    { document: 'C', failure: undefined },
  ]);
  expect(taken).toEqual(['A', 'C']);
  expect(report.mock.calls).toEqual([[1], [2], [3]]);
});

it('stops when the server no longer answers, and says so of the rest', async () => {
  const take = vi.fn(async () => {
    throw timedOut();
  });
  const outcomes = await takeForEach(['A', 'B', 'C'], take, () => undefined);
  expect(take).toHaveBeenCalledTimes(1);
  expect(outcomes.map(({ failure }) => failure).slice(1)).toEqual([notTried, notTried]);
});
