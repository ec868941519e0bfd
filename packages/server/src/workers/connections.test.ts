import { expect, it } from 'vitest';
import { serverSettings } from '../db/embedded/settings';
import { exportLimits } from '../kernel/exports';
import { poolSizes } from '../pools';

/** The connections that announce changes, run jobs and make a backup. */
const others = 1 + 3 + 1;
/** Connections left for console commands and for ending exports that were cut off. */
const spare = 15;

it.each([1, 2, 3, 4, 8, 32])('the connections of %i workers fit the embedded database', (workers) => {
  const { counter, reports, branches } = poolSizes(workers);
  const ofOne = counter + reports + branches + others + 3 * exportLimits(workers).inAll;
  const most = Number(serverSettings({ durable: true, workers }).max_connections);
  expect(workers * ofOne + spare).toBeLessThanOrEqual(most);
});

it('a process alone has the limits of the whole server, and one user never takes all exports of a worker', () => {
  expect(poolSizes(1)).toEqual({ counter: 20, reports: 6, branches: 10 });
  const limits = [1, 2, 3, 8].map((workers) => exportLimits(workers));
  expect(limits.map(({ perUser, inAll }) => [perUser, inAll])).toEqual([
    [2, 8],
    [2, 4],
    [1, 2],
    [1, 2],
  ]);
});
