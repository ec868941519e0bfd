import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { turns } from './turns';

/** Locks as browsers have them: one at a time. */
beforeEach(() => {
  let last = Promise.resolve();
  const request = (_: string, work: () => Promise<void>) => {
    const mine = last.then(work);
    last = mine.catch(() => undefined);
    return mine;
  };
  vi.stubGlobal('navigator', { locks: { request } });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('works once more for all that is asked while it works, also after a failure', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  let runs = 0;
  let go!: () => void;
  const work = turns('lock', async () => {
    runs += 1;
    if (runs > 1) return;
    await new Promise<void>((resolve) => (go = resolve));
    throw new Error('first');
  });
  const first = work();
  const asked = [work(), work(), work()];
  await vi.waitFor(() => expect(runs).toBe(1));
  go();
  await first;
  expect(warned).toHaveBeenCalledOnce();
  await Promise.all(asked);
  expect(runs).toBe(2);
  await work();
  expect(runs).toBe(3);
});

it('lets only one tab work at a time', async () => {
  let working = 0;
  let most = 0;
  const work = async () => {
    most = Math.max(most, ++working);
    await Promise.resolve();
    working -= 1;
  };
  const tabs = [turns('lock', work), turns('lock', work)];
  await Promise.all([...tabs, ...tabs].map((tab) => tab()));
  expect(most).toBe(1);
});
