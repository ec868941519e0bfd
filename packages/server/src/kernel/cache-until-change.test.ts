import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cacheUntilChange } from './cache-until-change';
import type { Live } from './live';

/** A Live whose notifications the test triggers. */
function aLive() {
  let notify: (() => void) | undefined;
  const live = {
    subscribe: (listener: () => void) => {
      notify = listener;
      return () => undefined;
    },
  } as unknown as Live;
  return { live, news: () => notify?.() };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a cached answer', () => {
  it('is computed once per question for all concurrent callers', async () => {
    const { live } = aLive();
    const work = vi.fn(async () => 1);
    expect(await Promise.all([cacheUntilChange(live, 'a', work), cacheUntilChange(live, 'a', work)])).toEqual(
      [1, 1],
    );
    await cacheUntilChange(live, 'a', work);
    expect(work).toHaveBeenCalledTimes(1);
    await cacheUntilChange(live, 'b', work);
    expect(work).toHaveBeenCalledTimes(2);
  });

  it('is dropped at the first change, even while it is being computed', async () => {
    const { live, news } = aLive();
    const work = vi.fn(async () => work.mock.calls.length);
    const first = cacheUntilChange(live, 'a', work);
    news();
    expect(await cacheUntilChange(live, 'a', work)).toBe(2);
    expect(await first).toBe(1);
  });

  it('expires after five seconds', async () => {
    const { live } = aLive();
    const work = vi.fn(async () => 1);
    await cacheUntilChange(live, 'a', work);
    vi.advanceTimersByTime(5001);
    await cacheUntilChange(live, 'a', work);
    expect(work).toHaveBeenCalledTimes(2);
  });

  it('is not cached when it fails', async () => {
    const { live } = aLive();
    await expect(cacheUntilChange(live, 'a', () => Promise.reject(new Error('down')))).rejects.toThrow(
      'down',
    );
    expect(await cacheUntilChange(live, 'a', async () => 1)).toBe(1);
  });
});
